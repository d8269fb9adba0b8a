#include "CIndexStore.h"
