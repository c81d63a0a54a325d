import { useEffect } from 'react'

/** Screen readers and hyphenation follow the document's language. */
export function useDocumentLanguage(tag: string): void {
  useEffect(() => {
    document.documentElement.lang = tag
  }, [tag])
}
