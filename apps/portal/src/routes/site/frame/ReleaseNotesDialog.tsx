import { useStore } from '@nanostores/react'
import { Button, Dialog, SafeHtml, Stack, useToaster } from '@portal/ui'
import { Sparkles } from 'lucide-react'
import { allowedVideo } from '../../../app/allowedVideo.ts'
import type { ReleaseNotes, UserDetails } from '../../../app/Portal.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { releaseNotesMessages } from './releaseNotes.messages.ts'
import { ReleaseVideo } from './ReleaseVideo.tsx'

export interface ReleaseNotesDialogProps {
  notes: ReleaseNotes
  userId: UserDetails['ID']
  onClose: () => void
  /** The person does not want to see these news again. */
  onHidden: () => void
}

/** The news of a release, with its video where there is one. */
export function ReleaseNotesDialog({ notes, userId, onClose, onHidden }: ReleaseNotesDialogProps) {
  const t = useStore(releaseNotesMessages)
  const { api, config } = usePortal()
  const toaster = useToaster()
  const videoUrl = allowedVideo(notes.videoUrl, config.videoHosts)

  const hide = async () => {
    onHidden()
    const choice = { UserId: userId, IsIgnore: true }
    try {
      await Promise.all([api.ignoreReleaseContent(choice), notes.videoUrl ? api.groupReleaseVideo(choice) : null])
    } catch {
      toaster.warning(t.failed)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.title}
      icon={Sparkles}
      leadAction={<Button variant="quiet" onClick={() => void hide()}>{t.hide}</Button>}
      actions={<Button onClick={onClose}>{t.close}</Button>}
    >
      <Stack gap={3}>
        <SafeHtml html={notes.html} />
        {videoUrl && <ReleaseVideo address={videoUrl} />}
      </Stack>
    </Dialog>
  )
}
