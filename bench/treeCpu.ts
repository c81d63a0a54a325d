import { existsSync, readFileSync } from 'node:fs'

/** On Linux, from the kernel's counters. */
const ticksPerSecond = 100

/** Milliseconds of processor time that a process and those that it started have taken; NaN where the system does not say (it needs Linux' `/proc`). */
export function treeCpu(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN
  // The name of the program, in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ')
  const own = ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + treeCpu(Number(child)), own)
}
