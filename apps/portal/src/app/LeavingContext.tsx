import { createContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react'

/** A user's wish to leave the page, which waits for an answer. */
export interface Leaving {
  proceed: () => void
  stay: () => void
}

export interface LeavingProps {
  /** Whether the user may leave without a question. */
  isFree: () => boolean
  /** Renders the question while the user waits. */
  children: (leaving: Leaving) => ReactNode
}

/** Renders the guard that asks before the page is left. The router's guard is used where there is a router; otherwise the guard watches the page's links. */
export const LeavingContext = createContext<(props: LeavingProps) => ReactNode>((props) => <LinkLeaving {...props} />)

/** Intercepts presses on links to other pages of this origin, except those that open a new tab. */
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
