import { useLayoutEffect } from 'react'

/**
 * Sets the document's language for screen readers and hyphenation, before the page is painted, because a later change would cause another layout.
 */
export function useDocumentLanguage(tag: string): void {
  useLayoutEffect(() => {
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag
  }, [tag])
}
