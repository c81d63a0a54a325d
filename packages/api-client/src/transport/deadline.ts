/** One time limit for a whole call: its attempts, the waits between them and the body of its answer. */
export interface Deadline {
  /** A signal that is aborted by the limit, by the caller, or when the session ends. */
  readonly signal: AbortSignal
  /** The milliseconds that are left. */
  remaining(): number
  isOver(): boolean
  stop(): void
}

export function startDeadline(timeout: number, others: readonly (AbortSignal | undefined)[]): Deadline {
  const controller = new AbortController()
  const startedAt = performance.now()
  let over = false
  const timer = setTimeout(() => {
    over = true
    controller.abort(new DOMException('The call took too long.', 'TimeoutError'))
  }, timeout)
  return {
    signal: AbortSignal.any([controller.signal, ...others.filter((signal) => signal !== undefined)]),
    remaining: () => timeout - (performance.now() - startedAt),
    isOver: () => over,
    stop: () => clearTimeout(timer),
  }
}

/**
 * The result of the promise, or a rejection with the signal's reason as soon as it is aborted. Not every platform aborts the reading of a
 * body that never ends.
 */
export function raceSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(toError(signal.reason))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new DOMException(String(reason), 'AbortError')
}
