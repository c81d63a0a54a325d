import { Button, IconButton, InlineAlert } from '@portal/ui'
import { Sparkles, X } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import type { UserDetails } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { releaseNotesMessages } from './releaseNotes.messages.ts'

const dialog = lazyPart(async () => (await import('./ReleaseNotesDialog.tsx')).ReleaseNotesDialog)

/** Announces a release once after signing in: a line above the page, and the notes in a dialog. */
export function ReleaseNotesNote({ details }: { details: UserDetails }) {
  const t = releaseNotesMessages.useWords()
  const portal = usePortal()
  const [notes, setNotes] = useState(portal.releaseNotes)
  const [isOpen, setOpen] = useState(false)
  dialog.usePreload()
  if (!notes) return null

  const close = () => {
    setNotes(null)
    portal.closeReleaseNotes()
  }
  return (
    <>
      <InlineAlert
        icon={Sparkles}
        title={t.since}
        actions={
          <>
            <Button size="compact" onClick={() => setOpen(true)}>{t.read}</Button>
            <IconButton size="compact" icon={X} label={t.close} onClick={close} />
          </>
        }
      />
      {isOpen && <dialog.Part notes={notes} userId={details.ID} onClose={() => setOpen(false)} onHidden={close} />}
    </>
  )
}
