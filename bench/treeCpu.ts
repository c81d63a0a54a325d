import { existsSync, readFileSync } from 'node:fs'

/** How many ticks Linux's counters have each second. */
const ticksPerSecond = 100

/** Milliseconds of processor time that a process and its child processes have taken, those that have ended included; NaN on systems other than Linux, which lack `/proc`. */
export function treeCpu(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN
  // Splits after the program's name, which is in brackets and may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ')
  // The time in the program and in the kernel: of the process, then of its ended children.
  const own = (fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) * 1000) / ticksPerSecond
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + treeCpu(Number(child)), own)
}
