/** For stories and tests: a wake lock that is always granted. Answers what has been asked for, and what undoes it. */
export function stubWakeLock(): { requests: number, released: number, undo: () => void } {
  const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock')
  const record = { requests: 0, released: 0, undo: () => { if (original) Object.defineProperty(Navigator.prototype, 'wakeLock', original) } }
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
    return Promise.resolve(sentinel)
  }
  Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, get: () => ({ request }) })
  return record
}
