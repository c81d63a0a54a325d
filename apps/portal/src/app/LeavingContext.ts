import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react'

/** A person is about to leave the page, and waits for an answer. */
export interface Leaving {
  proceed: () => void
  stay: () => void
}

/** Holds back whoever leaves while it is mounted; null while nobody does. `isFree`: nobody is held back any more. */
export type UseLeaving = (isFree: () => boolean) => Leaving | null

/** How one leaves a page: by the router where it shows the page, else by its links. */
export const LeavingContext = createContext<UseLeaving>(useLinkLeaving)

export function useLeaving(isFree: () => boolean): Leaving | null {
  return useContext(LeavingContext)(isFree)
}

/** Holds back presses on links to other pages of this origin; a new tab leaves nothing. */
function useLinkLeaving(isFree: () => boolean): Leaving | null {
  const [target, setTarget] = useState<string | null>(null)
  const hold = useEffectEvent((event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || !isPlain || !link?.href || link.target || link.hasAttribute('download') || isFree()) return
    if (link.origin !== location.origin || link.pathname === location.pathname) return
    event.preventDefault()
    setTarget(link.href)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => hold(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
  return target === null ? null : { proceed: () => location.assign(target), stay: () => setTarget(null) }
}
