// The header declares the limits against entities that multiply only to those who ask for them.
#define XML_DTD 1
#include <expat.h>
