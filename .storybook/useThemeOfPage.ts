import { useSyncExternalStore } from 'react'
import { docsPageAround } from './docsPageAround.ts'

/** A story in a frame on a docs page is in the theme of that page, which alone hears the toolbar. */
export function useThemeOfPage(theme: string): string {
  const around = useSyncExternalStore(watchPage, () => docsPageAround()?.dataset['theme'])
  return around ?? theme
}

function watchPage(changed: () => void): () => void {
  const page = docsPageAround()
  if (!page) return () => undefined
  const observer = new MutationObserver(changed)
  observer.observe(page, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
