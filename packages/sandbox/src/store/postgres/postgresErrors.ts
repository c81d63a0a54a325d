/** The SQLSTATE of an error of PostgreSQL; undefined for other errors. */
function stateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined
}

/** Serialization failures and deadlocks: the whole transaction may be tried again, as often as one likes. */
const collisions: ReadonlySet<string | undefined> = new Set(['40001', '40P01'])

/** Two transactions that did not see each other's row may meet at a constraint. Seen once more, the rule that asks first will see it. */
const uniqueViolation = '23505'

/** A release that is being rolled out has added a column to a table of which a statement that is ready reads all. */
export function isOutdated(error: unknown): boolean {
  return stateOf(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan')
}

/** Whether work may succeed that is done once more after this error. */
export function mayRunAgain(error: unknown, attempt: number): boolean {
  const state = stateOf(error)
  return collisions.has(state) || isOutdated(error) || (state === uniqueViolation && attempt === 1)
}

/** Whether PostgreSQL cannot write: its disk is full, or it takes reads alone. */
export function postgresWriteError(error: unknown): 'full' | 'readOnly' | null {
  const state = stateOf(error)
  return state === '53100' ? 'full' : state === '25006' ? 'readOnly' : null
}

/** Whether the database could not be reached, is just starting or stopping, or could not put a transaction in order with others. */
export function isPostgresBusy(error: unknown): boolean {
  const state = stateOf(error)
  if (state !== undefined) return collisions.has(state) || state === '25P03' || state.startsWith('08') || state.startsWith('57P') || state.startsWith('53')
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') return ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(error.code) && 'syscall' in error
  return /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(error.message)
}
