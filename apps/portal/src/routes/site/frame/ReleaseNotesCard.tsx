import { useStore } from '@nanostores/react'
import { Button, Card, IconButton, Inline, SafeHtml, Stack, TextLink, useToaster } from '@portal/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { UserDetails } from '../../../app/Portal.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { releaseNotesMessages } from './releaseNotes.messages.ts'

export interface ReleaseNotesCardProps {
  details: UserDetails
}

/** News of a release, once after signing in; never in the way of the page. */
export function ReleaseNotesCard({ details }: ReleaseNotesCardProps) {
  const t = useStore(releaseNotesMessages)
  const portal = usePortal()
  const toaster = useToaster()
  const [notes, setNotes] = useState(portal.releaseNotes)
  if (!notes) return null

  const close = () => {
    setNotes(null)
    portal.closeReleaseNotes()
  }
  const hide = async () => {
    close()
    const choice = { UserId: details.ID, IsIgnore: true }
    try {
      await Promise.all([portal.api.ignoreReleaseContent(choice), notes.videoUrl ? portal.api.groupReleaseVideo(choice) : null])
    } catch {
      toaster.warning(t.failed)
    }
  }
  return (
    <Card title={t.title} actions={<IconButton icon={X} label={t.close} onClick={close} />}>
      <Stack gap={3}>
        <SafeHtml html={notes.html} />
        <Inline gap={3} isWrapping>
          <Button onClick={() => void hide()}>{t.hide}</Button>
          {notes.videoUrl && (
            <TextLink href={notes.videoUrl} target="_blank" rel="noopener">
              {t.playVideo}
            </TextLink>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
