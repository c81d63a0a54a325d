import { atom } from 'nanostores'
import { useLayoutEffect } from 'react'

/** The shown page's own title; null for its route's title. */
export const ownTitle = atom<string | null>(null)

/** Replaces the route's title in the browser by the page's subject, such as a user's name. */
export function usePageTitle(text: string): void {
  useLayoutEffect(() => {
    ownTitle.set(text)
    return () => ownTitle.set(null)
  }, [text])
}
