import { useContext, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from './lazyPart.tsx'
import { LeavingContext, type Leaving } from './LeavingContext.tsx'
import { usePortal } from './PortalContext.tsx'

const question = lazyPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion)

/**
 * Asks before a form with unsaved changes is left (specification §2): by a question in the page for the portal's navigation, by the browser
 * for closing or reloading. Render its result anywhere in the page. Doesn't ask on the way to the sign-in page after an ended session.
 * `consequence` says what happens to the text, if it isn't lost.
 */
export function useUnsavedChanges(hasChanges: boolean, consequence?: string): ReactNode {
  question.usePreload()
  const { session } = usePortal()
  const [wasSignedIn] = useState(() => session.read() !== null)
  // The router supports one guard at a time, so only a form with changes renders one.
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
    // The question is asked once, because the page may then unload.
    isLeaving.current = true
    proceed()
  }
  return watch({
    isFree: hasSessionEnded,
    children: (leaving) => <question.Part consequence={consequence} onLeave={() => leave(leaving)} onStay={leaving.stay} />,
  })
}
