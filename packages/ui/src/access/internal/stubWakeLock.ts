interface WakeLockRecord {
  requests: number
  /** How often the page released the wake lock; `drop` doesn't count. */
  released: number
  /** Releases the lock, as a browser does when it hides the page. */
  drop: () => void
  undo: () => void
}

/** Replaces the browser's wake lock in stories and tests by one that is always granted, and counts its calls. */
export function stubWakeLock(): WakeLockRecord {
  const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock')
  const undo = () => {
    if (original) Object.defineProperty(Navigator.prototype, 'wakeLock', original)
  }
  const record: WakeLockRecord = { requests: 0, released: 0, drop: () => undefined, undo }
  const request = () => {
    record.requests += 1
    const sentinel = Object.assign(new EventTarget(), {
      released: false,
      release: () => {
        record.released += 1
        sentinel.released = true
        sentinel.dispatchEvent(new Event('release'))
        return Promise.resolve()
      },
    })
    record.drop = () => {
      sentinel.released = true
      sentinel.dispatchEvent(new Event('release'))
    }
    return Promise.resolve(sentinel)
  }
  Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, get: () => ({ request }) })
  return record
}
