// The functions of the C library that the programs need: `exit` and `getchar`.
#ifndef C_LIBRARY_H
#define C_LIBRARY_H

#include <stdio.h>
#include <stdlib.h>

#endif
