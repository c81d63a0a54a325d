import { media } from '@portal/ui'
import { useSyncExternalStore } from 'react'

const list = () => matchMedia(media.narrow.replace('@media ', ''))

function subscribe(onChange: () => void): () => void {
  const asked = list()
  asked.addEventListener('change', onChange)
  return () => asked.removeEventListener('change', onChange)
}

/** Whether a panel beside a list doesn't fit. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => list().matches, () => false)
}
