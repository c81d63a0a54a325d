import { atom } from 'nanostores'
import { useLayoutEffect } from 'react'

/** The shown page's own title; null for its route's title. */
export const ownTitle = atom<string | null>(null)

/** A call that needs attention on every page; it comes before the page's title. */
export const calledTitle = atom<string | null>(null)

/** Replaces every page's title while a visitor calls; null for none. */
export function useCalledTitle(text: string | null): void {
  useLayoutEffect(() => {
    calledTitle.set(text)
    return () => calledTitle.set(null)
  }, [text])
}

/** Replaces the route's title in the browser by the page's subject, such as a user's name. */
export function usePageTitle(text: string): void {
  useLayoutEffect(() => {
    ownTitle.set(text)
    return () => ownTitle.set(null)
  }, [text])
}
