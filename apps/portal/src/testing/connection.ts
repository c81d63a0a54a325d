let isOffline = false

/** Makes the browser report that it is offline. The next story is online again. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  isOffline = true
  globalThis.dispatchEvent(new Event('offline'))
}

export function goOnline(): void {
  if (!isOffline) return
  Reflect.deleteProperty(navigator, 'onLine')
  isOffline = false
  globalThis.dispatchEvent(new Event('online'))
}
