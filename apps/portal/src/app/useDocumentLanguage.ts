import { useLayoutEffect } from 'react'

/** Screen readers and hyphenation follow the document's language. Told before the page is drawn: afterwards it would style and lay out all of it once more. */
export function useDocumentLanguage(tag: string): void {
  useLayoutEffect(() => {
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag
  }, [tag])
}
