// Counts the allocations of a process, by standing in for the C library's allocator.
#ifndef MALLOC_COUNTER_H
#define MALLOC_COUNTER_H

#include <stdbool.h>

/// Whether this platform lets the counter replace the allocator: Linux with glibc.
bool malloc_counter_is_available(void);

/// How many times anything in the process has asked for memory so far, in any thread. Releasing memory does not count.
long malloc_counter_calls(void);

/// Asks once through every function that is counted, and gives the memory back. Returns how many calls that were.
long malloc_counter_exercise(void);

/// Takes a result and does nothing with it. The optimiser cannot know, and so keeps the work that made it.
void malloc_counter_keep(long value);

#endif
