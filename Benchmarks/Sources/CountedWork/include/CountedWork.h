// Marks of the work whose instructions are counted: Scripts/callgrind.py. They do nothing themselves.
#ifndef COUNTED_WORK_H
#define COUNTED_WORK_H

#ifdef __cplusplus
extern "C" {
#endif

void counting_begins(void);
void counting_ends(void);

#ifdef __cplusplus
}
#endif

#endif
