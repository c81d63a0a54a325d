import type { ChildProcess } from 'node:child_process'

/** Ends a process that leads its own group, and all processes that it started. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const isOver = child.exitCode !== null || child.signalCode !== null
  try {
    process.kill(-child.pid, 'SIGTERM')
    if (!isOver) await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))])
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // No process of the group is left.
  }
}
