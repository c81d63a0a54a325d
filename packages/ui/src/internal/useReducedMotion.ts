import { useSyncExternalStore } from 'react'

const question = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(question)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the reader wants no motion; no on the server and while hydrating. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(question).matches, () => false)
}
