// Limits for a process that reads a file of a stranger.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CSystem.h"

#include <errno.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif
#endif

static bool limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit value = {soft, hard};
  return setrlimit(resource, &value) == 0;
}

bool petmap_limit_process(int seconds, int64_t memory) {
  errno = 0;
  (void)!nice(10);
  bool good = limit(RLIMIT_CPU, (rlim_t)seconds, (rlim_t)seconds + 1) &&
              limit(RLIMIT_FSIZE, 0, 0) && limit(RLIMIT_CORE, 0, 0) && limit(RLIMIT_NOFILE, 3, 3);
#ifdef __linux__
  // On other systems, the limit on addresses has no effect or prevents threads.
  good = good && limit(RLIMIT_AS, (rlim_t)memory, (rlim_t)memory) &&
         prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0;
#else
  (void)memory;
#endif
  return good;
}

#ifdef ARCHITECTURE

#define LOAD(field) \
  BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offsetof(struct seccomp_data, field))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, (action))
/// Returns an action for a system call whose number has been loaded.
#define IF(name, action) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 1), RETURN(action)
#define ALLOW(name) IF(name, SECCOMP_RET_ALLOW)
#define REFUSE(name, error) IF(name, SECCOMP_RET_ERRNO | (error))

bool petmap_forbid_system_calls(void) {
  struct sock_filter rules[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      RETURN(SECCOMP_RET_KILL_PROCESS),
      LOAD(nr),
      ALLOW(read),
      ALLOW(write),
      ALLOW(close),
      ALLOW(exit),
      ALLOW(exit_group),
      // Memory.
      ALLOW(mmap),
      ALLOW(munmap),
      ALLOW(mremap),
      ALLOW(mprotect),
      ALLOW(madvise),
      ALLOW(brk),
      // Threads, which libde265 creates.
      ALLOW(futex),
      ALLOW(set_robust_list),
      ALLOW(rseq),
      ALLOW(sched_yield),
      ALLOW(sched_getaffinity),
      ALLOW(gettid),
      ALLOW(getpid),
      ALLOW(rt_sigaction),
      ALLOW(rt_sigprocmask),
      ALLOW(rt_sigreturn),
      ALLOW(sigaltstack),
      // Without clone3, whose flags a filter cannot see, the C library uses clone.
      REFUSE(clone3, ENOSYS),
      ALLOW(clock_gettime),
      ALLOW(getrandom),
      // Little CMS reads the time zone, and the C library tests whether its output is a terminal.
      REFUSE(openat, EPERM),
      REFUSE(newfstatat, EPERM),
      REFUSE(ioctl, ENOTTY),
      REFUSE(sysinfo, EPERM),
#ifdef SYS_open
      REFUSE(open, EPERM),
      REFUSE(stat, EPERM),
#endif
      ALLOW(fstat),
      ALLOW(lseek),
      // A thread, but no process.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 1, 0),
      RETURN(SECCOMP_RET_KILL_PROCESS),
      LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
      RETURN(SECCOMP_RET_KILL_PROCESS),
      RETURN(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof rules / sizeof *rules, rules};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

#else

bool petmap_forbid_system_calls(void) { return false; }

#endif
