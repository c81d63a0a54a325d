import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and while hydrating, true afterwards. For buttons that need a script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, () => true, () => false)
}
