import { atom } from 'nanostores'
import { useLayoutEffect } from 'react'

/** The shown page's own title; null for the title of its route. */
export const ownTitle = atom<string | null>(null)

/** The title of a visitor call, which needs attention on every page and replaces the page's title. */
export const calledTitle = atom<string | null>(null)

/** Replaces the title of every page while a visitor calls; null without a call. */
export function useCalledTitle(text: string | null): void {
  useLayoutEffect(() => {
    calledTitle.set(text)
    return () => calledTitle.set(null)
  }, [text])
}

/** Replaces the route's title in the browser's tab with the name of the page's subject, such as a user's name. */
export function usePageTitle(text: string): void {
  useLayoutEffect(() => {
    ownTitle.set(text)
    return () => ownTitle.set(null)
  }, [text])
}
