/** The SQLSTATE of an error of PostgreSQL; undefined for other errors. */
function stateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined
}

/** The codes of serialization failures and deadlocks, after which the whole transaction may be tried again any number of times. */
const collisions: ReadonlySet<string | undefined> = new Set(['40001', '40P01'])

/** The code of a violated unique constraint. It can happen because two transactions don't see each other's row; on a retry, the earlier check finds the row. */
const uniqueViolation = '23505'

/** Whether a rollout has added a column to a table that a prepared statement reads whole. */
export function isOutdated(error: unknown): boolean {
  return stateOf(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan')
}

/** Whether a retry may succeed after this error. */
export function mayRunAgain(error: unknown, attempt: number): boolean {
  const state = stateOf(error)
  return collisions.has(state) || isOutdated(error) || (state === uniqueViolation && attempt === 1)
}

/** Whether PostgreSQL can't write: its disk is full, or it is read-only. */
export function postgresWriteError(error: unknown): 'full' | 'readOnly' | null {
  const state = stateOf(error)
  return state === '53100' ? 'full' : state === '25006' ? 'readOnly' : null
}

/** Whether the database can't be reached, is starting or stopping, or a transaction failed to serialize. */
export function isPostgresBusy(error: unknown): boolean {
  const state = stateOf(error)
  if (state !== undefined) return collisions.has(state) || state === '25P03' || state.startsWith('08') || state.startsWith('57P') || state.startsWith('53')
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') return ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(error.code) && 'syscall' in error
  return /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(error.message)
}
