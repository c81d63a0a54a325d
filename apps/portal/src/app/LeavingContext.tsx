import { createContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react'

/** A user wants to leave the page, and waits for an answer. */
export interface Leaving {
  proceed: () => void
  stay: () => void
}

export interface LeavingProps {
  /** Nobody is held back any more. */
  isFree: () => boolean
  /** What stands there while someone waits. */
  children: (leaving: Leaving) => ReactNode
}

/** Draws what holds people back while it is mounted: by the router where that shows the page, else by the page's links. */
export const LeavingContext = createContext<(props: LeavingProps) => ReactNode>((props) => <LinkLeaving {...props} />)

/** Holds back presses on links to other pages of this origin; a new tab leaves nothing. */
function LinkLeaving({ isFree, children }: LeavingProps) {
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
  return target !== null && children({ proceed: () => location.assign(target), stay: () => setTarget(null) })
}
