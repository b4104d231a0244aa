// Runs a program with its output in a file, and prints its resource usage: seconds of CPU time,
// seconds of wall time, kilobytes and exit status. This must be a small program, because the kernel
// attributes a parent process's memory to its child.
//
//   ProcessUsage OUTPUT PROGRAM ARGUMENTS…

#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static double seconds(timeval time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; }

static double now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

int main(int count, char **words) {
  if (count < 3) return 2;
  double start = now();
  pid_t child = fork();
  if (child < 0) return 70;
  if (child == 0) {
    int input = open("/dev/null", O_RDWR);
    int output = open(words[1], O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (input < 0 || output < 0) _exit(126);
    dup2(input, 0);
    dup2(output, 1);
    dup2(input, 2);
    execvp(words[2], words + 2);
    _exit(127);
  }
  int status;
  rusage usage;
  if (wait4(child, &status, 0, &usage) != child) return 70;
  double wall = now() - start;
#ifdef __APPLE__
  long kilobytes = usage.ru_maxrss / 1024;
#else
  long kilobytes = usage.ru_maxrss;
#endif
  std::printf("%.6f %.6f %ld %d\n", seconds(usage.ru_utime) + seconds(usage.ru_stime), wall,
              kilobytes, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}
