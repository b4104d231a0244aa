// Apart from the rest: the kernel's header of TCP and the C library's exclude each other.

#include "CMicroHTTPD.h"

#ifdef __linux__
#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

uint64_t petmap_http_received(int descriptor) {
  struct tcp_info info = {0};
  socklen_t size = sizeof info;
  if (getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return 0;
  return info.tcpi_bytes_received;
}

void petmap_http_defer(int listener) {
  int seconds = 1;
  setsockopt(listener, IPPROTO_TCP, TCP_DEFER_ACCEPT, &seconds, sizeof seconds);
}
#else
uint64_t petmap_http_received(int descriptor) {
  (void)descriptor;
  return 0;
}

void petmap_http_defer(int listener) { (void)listener; }
#endif
