import { atom } from 'nanostores'
import { useLayoutEffect } from 'react'

/** What the page that is shown calls itself; null where its route's title says enough. */
export const ownTitle = atom<string | null>(null)

/** Puts what a page is about, such as a person's name, into the browser's title in place of its route's. */
export function usePageTitle(text: string): void {
  useLayoutEffect(() => {
    ownTitle.set(text)
    return () => ownTitle.set(null)
  }, [text])
}
