import { isPostgresBusy, mayRunAgain, postgresWriteError } from './postgres/postgresErrors.ts'

/** The error when the database's only connection was not free in time. */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError'

  constructor(milliseconds: number) {
    super(`The store was not free within ${milliseconds} ms.`)
  }
}

/** The kinds of SQLite errors that an operator can fix, by primary result code (sqlite.org/rescode.html). */
const kinds = { 5: 'locked', 6: 'locked', 8: 'readOnly', 10: 'full', 11: 'damaged', 13: 'full', 14: 'unopened', 26: 'damaged' } as const

export type StoreErrorKind = (typeof kinds)[keyof typeof kinds]

/** The kind of an error of SQLite; null for other errors. The low byte of an extended code is its primary code. */
export function storeErrorKind(error: unknown): StoreErrorKind | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  const code = error.errcode & 0xff
  return isKnown(code) ? kinds[code] : null
}

function isKnown(code: number): code is keyof typeof kinds {
  return code in kinds
}

/** Why the database can't work: it is full, read-only, locked by another program, or busy; null for other errors. */
export function storeTrouble(error: unknown): 'full' | 'readOnly' | 'locked' | 'busy' | null {
  const kind = postgresWriteError(error) ?? storeErrorKind(error)
  if (kind === 'full' || kind === 'readOnly' || kind === 'locked') return kind
  return error instanceof StoreBusyError || isPostgresBusy(error) ? 'busy' : null
}

/** Whether an error is of the database itself, so that other work would fail as well, or the transaction can be tried again. */
export function isStoreFailure(error: unknown): boolean {
  return error instanceof StoreBusyError || isPostgresBusy(error) || mayRunAgain(error, 2) || postgresWriteError(error) !== null || storeErrorKind(error) !== null
}
