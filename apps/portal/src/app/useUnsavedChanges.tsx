import { useStore } from '@nanostores/react'
import { Button, Dialog } from '@portal/ui'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { usePortal } from './PortalContext.tsx'
import { unsavedMessages } from './unsaved.messages.ts'

/**
 * Asks before a form with typed changes is left (specification §2): in the page for the portal's own navigation, by the
 * browser's own question on closing or loading anew. Render what it answers somewhere in the page. Nobody is asked on the
 * way to the sign-in page of an ended session. `consequence`: what becomes of it, where it is not simply lost.
 */
export function useUnsavedChanges(hasChanges: boolean, consequence?: string): ReactNode {
  const t = useStore(unsavedMessages)
  const { session } = usePortal()
  const stay = useRef<HTMLButtonElement>(null)
  const [wasSignedIn] = useState(() => session.read() !== null)
  const hasSessionEnded = () => wasSignedIn && session.read() === null
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname && !hasSessionEnded(),
  )

  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [hasChanges])

  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      isOpen
      onOpenChange={() => blocker.reset()}
      initialFocus={stay}
      title={t.question}
      icon={Pencil}
      tone="warning"
      description={consequence ?? t.consequence}
      leadAction={
        <Button variant="danger" onClick={() => blocker.proceed()}>
          {t.leave}
        </Button>
      }
      actions={
        <Button ref={stay} onClick={() => blocker.reset()}>
          {t.stay}
        </Button>
      }
    />
  )
}
