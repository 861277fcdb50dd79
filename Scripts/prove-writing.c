// Preloaded by prove-writing.py: stops a program before it first changes a file, and forks it there, as often as asked.
//
// FORK_PIPES has the numbers of two files. Each line of the first has a number of microseconds, after which the fork is
// killed, or -1 to let it end. The answer, on the second, is its status and the microseconds it took. All writing begins
// with one of two calls: the removal of an old draft (FileWriter), or the folder of an update (TreeUpdate).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int locked[16], lock_count;

int flock(int file, int operation) {
  int (*next)(int, int) = dlsym(RTLD_NEXT, "flock");
  int result = next(file, operation);
  if (result == 0 && (operation & LOCK_EX) && lock_count < 16) locked[lock_count++] = file;
  return result;
}

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static void stop_before(const char *path, const char *ending) {
  static int has_stopped;
  int request_file, answer_file;
  const char *pipes = getenv("FORK_PIPES");
  size_t length = strlen(path), end = strlen(ending);
  if (has_stopped || length < end || strcmp(path + length - end, ending) != 0) return;
  has_stopped = 1;
  if (!pipes || sscanf(pipes, "%d %d", &request_file, &answer_file) != 2) return;
  FILE *requests = fdopen(request_file, "r"), *answers = fdopen(answer_file, "w");
  if (!requests || !answers) return;
  // A lock is the fork's and this program's, which would keep it when the fork gives it up or dies.
  for (int i = 0; i < lock_count; i++) flock(locked[i], LOCK_UN);
  fputs("ready\n", answers);
  fflush(answers);
  char line[32];
  while (fgets(line, sizeof line, requests)) {
    long wait = atol(line), start = now();
    int status;
    pid_t fork_id = fork();
    if (fork_id == 0) return;
    if (wait >= 0) {
      usleep(wait);
      kill(fork_id, SIGKILL);
    }
    waitpid(fork_id, &status, 0);
    fprintf(answers, "%d %ld\n", WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status), now() - start);
    fflush(answers);
  }
  _exit(0);
}

int mkdir(const char *path, mode_t mode) {
  int (*next)(const char *, mode_t) = dlsym(RTLD_NEXT, "mkdir");
  stop_before(path, "/.cldr-update");
  return next(path, mode);
}

int unlink(const char *path) {
  int (*next)(const char *) = dlsym(RTLD_NEXT, "unlink");
  stop_before(path, ".draft");
  return next(path);
}
