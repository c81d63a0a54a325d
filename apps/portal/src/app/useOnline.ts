import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a connection at all; true says nothing about the servers. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
