import { useContext, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from './lazyPart.tsx'
import { LeavingContext, type Leaving } from './LeavingContext.tsx'
import { usePortal } from './PortalContext.tsx'

const question = lazyPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion)

/**
 * Asks before a form with typed changes is left (specification §2): in the page for the portal's own navigation, by the
 * browser's own question on closing or loading again. Render what it answers somewhere in the page. Nobody is asked on the
 * way to the sign-in page of an ended session. `consequence`: what becomes of it, where it is not simply lost.
 */
export function useUnsavedChanges(hasChanges: boolean, consequence?: string): ReactNode {
  question.usePreload()
  const { session } = usePortal()
  const [wasSignedIn] = useState(() => session.read() !== null)
  // The router asks one form at a time: those without changes do not stand in the way of the one that has some.
  return hasChanges && <UnsavedChanges consequence={consequence} hasSessionEnded={() => wasSignedIn && session.read() === null} />
}

function UnsavedChanges({ consequence, hasSessionEnded }: { consequence: string | undefined; hasSessionEnded: () => boolean }) {
  const watch = useContext(LeavingContext)
  const isLeaving = useRef(false)
  const isFree = useEffectEvent(() => isLeaving.current || hasSessionEnded())

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isFree()) event.preventDefault()
    }
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [])

  const leave = ({ proceed }: Leaving) => {
    // Asked once: the page may be unloaded on the way.
    isLeaving.current = true
    proceed()
  }
  return watch({
    isFree: hasSessionEnded,
    children: (leaving) => <question.Part consequence={consequence} onLeave={() => leave(leaving)} onStay={leaving.stay} />,
  })
}
