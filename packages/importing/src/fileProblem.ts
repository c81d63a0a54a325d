import type { FileProblem } from '@portal/domain'

/** Thrown while a file is read. Its problem is the result of reading. */
export class Unreadable extends Error {
  readonly found: FileProblem

  constructor(problem: FileProblem['problem'], row?: number) {
    super(problem)
    this.name = 'Unreadable'
    this.found = row === undefined ? { problem } : { problem, row }
  }
}

export const fileLimits = { bytes: 20_000_000, rows: 100_000, columns: 60, cell: 4000, unpacked: 50_000_000 } as const
