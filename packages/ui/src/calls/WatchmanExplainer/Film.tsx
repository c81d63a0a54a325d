import { Play, VideoOff } from 'lucide-react'
import { forwardRef, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { useForwardedRef } from '../../internal/useForwardedRef.ts'
import { Inline } from '../../layout/Stack/Stack.tsx'
import { media } from '../../theme/media.ts'
import type { TranscriptLine, WatchmanWords } from './watchmanWords.ts'

interface FilmProps {
  videoUrl?: string
  posterUrl?: string
  captionsUrl?: string
  captionsLanguage: { code: string, label: string }
  hasFailed: boolean
  onFailedChange: (change: { hasFailed: boolean }) => void
  /** Gets the captions when the browser has read them. */
  onCaptions: (captions: { lines: readonly TranscriptLine[] }) => void
  words: WatchmanWords
}

/** The video with the browser's controls, and a large play button before the first start. Never starts automatically. */
export const Film = forwardRef<HTMLVideoElement, FilmProps>(function Film(props, ref) {
  const { videoUrl, posterUrl, captionsUrl, captionsLanguage, hasFailed, onFailedChange, onCaptions, words } = props
  const video = useRef<HTMLVideoElement>(null)
  useForwardedRef(video, ref)
  const [attempt, setAttempt] = useState(0)
  const [hasStarted, setStarted] = useState(false)

  const start = () => {
    video.current?.focus()
    // The error handler below also gets a refusal to play.
    video.current?.play().catch(() => undefined)
  }
  const retry = () => {
    onFailedChange({ hasFailed: false })
    setStarted(false)
    setAttempt(attempt + 1)
  }

  return (
    <Stage>
      {videoUrl && !hasFailed && (
        <>
          <Picture
            key={attempt}
            ref={video}
            src={videoUrl}
            poster={posterUrl}
            controls
            playsInline
            preload="metadata"
            aria-label={words.video}
            onPlay={() => setStarted(true)}
            onError={() => onFailedChange({ hasFailed: true })}
          >
            {captionsUrl && <Captions key={captionsUrl} url={captionsUrl} language={captionsLanguage} onRead={onCaptions} />}
          </Picture>
          {!hasStarted && <Start type="button" aria-label={words.play} onClick={start}><Icon icon={Play} size={20} /></Start>}
        </>
      )}
      <Notice isShown>
        {hasFailed && (
          <>
            <Icon icon={VideoOff} size={20} />
            <Text isStrong>{videoUrl ? words.failed : words.missing}</Text>
            <Text size="small" tone="muted">{words.instead}</Text>
          </>
        )}
      </Notice>
      {hasFailed && videoUrl && (
        <Inline gap={4} justify="center" isWrapping>
          <Button size="form" onClick={retry}>{words.retry}</Button>
          <TextLink href={videoUrl} target="_blank" rel="noopener">{words.open}</TextLink>
        </Inline>
      )}
    </Stage>
  )
})

interface CaptionsProps {
  url: string
  language: FilmProps['captionsLanguage']
  onRead: FilmProps['onCaptions']
}

function Captions({ url, language, onRead }: CaptionsProps) {
  const ref = useRef<HTMLTrackElement>(null)
  const latest = useRef(onRead)
  useEffect(() => {
    latest.current = onRead
  })
  // React has no event for a track that has loaded.
  useEffect(() => {
    const element = ref.current
    const read = () => latest.current({ lines: [...(element?.track.cues ?? [])].map((cue) => ({ at: cue.startTime, text: (cue as VTTCue).getCueAsHTML().textContent })) })
    element?.addEventListener('load', read)
    return () => element?.removeEventListener('load', read)
  }, [])
  return <track ref={ref} kind="captions" src={url} srcLang={language.code} label={language.label} default />
}

const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--portal-space-4);
  min-inline-size: 0;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-sunken);

  ${media.phone} {
    aspect-ratio: auto;
    min-block-size: 200px;
  }
`

const Picture = styled.video`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  aspect-ratio: 16 / 9;
  background: var(--portal-qr-module);
  object-fit: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`

/** The button is white in both themes, because the video has no theme. */
const Start = styled.button`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  margin-block-start: calc(-1 * var(--portal-space-8));
  margin-inline-start: calc(-1 * var(--portal-space-8));
  padding: 0;
  border: 1px solid var(--portal-qr-module);
  border-radius: 50%;
  background: var(--portal-qr-ground);
  color: var(--portal-qr-module);
  cursor: pointer;
`

const Notice = styled(LiveRegion)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--portal-space-1);
  padding-inline: var(--portal-space-6);
  text-align: center;
  > svg {
    margin-block-end: var(--portal-space-1);
    color: var(--portal-text-muted);
  }
`
