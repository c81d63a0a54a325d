import { useSyncExternalStore } from 'react'
import { docsPageAround } from './docsPageAround.ts'

/** Gives a story in a frame the theme of its docs page, because only that page gets the toolbar's changes. */
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
