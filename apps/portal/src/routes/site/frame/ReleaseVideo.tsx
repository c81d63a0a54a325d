import { useStore } from '@nanostores/react'
import { TextLink } from '@portal/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { isFilm } from '../../../app/isFilm.ts'
import { releaseNotesMessages } from './releaseNotes.messages.ts'

/** The video of a release, played here where it is a film, with the captions beside it; any other address, and a film that does not play, is a link. Never starts by itself. */
export function ReleaseVideo({ address }: { address: string }) {
  const t = useStore(releaseNotesMessages)
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
