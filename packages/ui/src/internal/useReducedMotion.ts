import { useSyncExternalStore } from 'react'

const question = '(prefers-reduced-motion: reduce)'

// A document without layout (tests) has no media queries.
const ask = () => (typeof matchMedia === 'function' ? matchMedia(question) : null)

function subscribe(onChange: () => void): () => void {
  const list = ask()
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

/** Whether the reader wants reduced motion; false on the server and while hydrating. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => ask()?.matches ?? false, () => false)
}
