import { Button, Dialog, SafeHtml, Stack, useToaster, TextLink } from '@portal/ui'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { allowedVideo, isFilm } from '#portal/app/allowedVideo.ts'
import type { ReleaseNotes, UserDetails } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { releaseNotesMessages } from './releaseNotes.messages.ts'

export interface ReleaseNotesDialogProps {
  notes: ReleaseNotes
  userId: UserDetails['ID']
  onClose: () => void
  /** Called if the user doesn't want to see these release notes again. */
  onHidden: () => void
}

/** Shows the release notes, with a video if there is one. */
export function ReleaseNotesDialog({ notes, userId, onClose, onHidden }: ReleaseNotesDialogProps) {
  const t = releaseNotesMessages.useWords()
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

/**
 * Shows the release video with captions. An address that isn't a video file, or a video that fails, is shown as a link. The video never
 * starts automatically.
 */
function ReleaseVideo({ address }: { address: string }) {
  const t = releaseNotesMessages.useWords()
  const [hasFailed, setFailed] = useState(false)
  if (!isFilm(address) || hasFailed) {
    return (
      <TextLink href={address} target="_blank" rel="noopener">
        {t.playVideo}
      </TextLink>
    )
  }
  const isOwn = new URL(address, location.origin).origin === location.origin
  return (
    <Player src={address} controls playsInline preload="metadata" aria-label={t.playVideo} onError={() => setFailed(true)}>
      {isOwn && <track kind="captions" src={address.replace(/\.\w+$/, '.vtt')} srcLang="en" label="English" default />}
    </Player>
  )
}

const Player = styled.video`
  display: block;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-sunken);
`
