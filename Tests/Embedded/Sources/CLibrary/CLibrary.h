// What the programs need of the C library: `exit` and `getchar`.
#ifndef C_LIBRARY_H
#define C_LIBRARY_H

#include <stdio.h>
#include <stdlib.h>

#endif
