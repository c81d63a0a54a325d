import { type ComponentPropsWithoutRef, forwardRef, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '../../elements/ButtonLink/index.ts'
import { Card } from '../../elements/Card/index.ts'
import { Heading, Text } from '../../elements/Text/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { media } from '../../theme/media.ts'
import { Film } from './Film.tsx'
import { Transcript } from './Transcript.tsx'
import { WatchmanTiers } from './WatchmanTiers.tsx'
import type { TranscriptLine, WatchmanLabels } from './watchmanWords.ts'
import { useLabels } from '../../words/useLabels.ts'
import { watchmanMessages } from './watchman.messages.ts'

export interface WatchmanExplainerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Address of the video. Omit if there is none; the page then says so. */
  videoUrl?: string
  /** Address of the picture that is shown before the video starts. */
  posterUrl?: string
  /** Address of a WebVTT file on the page's own origin. Captions are on from the start. */
  captionsUrl?: string
  /** The language of the captions. */
  captionsLanguage?: { code: string, label: string }
  /** The text of the video. Default: the specification's three sentences. */
  transcript?: readonly TranscriptLine[]
  /** A link to the next page: 'Log in'. Omit if there is none. */
  continueLink?: { href: string, label: string }
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: WatchmanLabels
}

const english = { code: 'en', label: 'English' }

/** Explains video visitor calls: a video with captions, its text, and who gets called when (spec §2, §9). */
export const WatchmanExplainer = forwardRef<HTMLDivElement, WatchmanExplainerProps>(function WatchmanExplainer(props, ref) {
  const {
    videoUrl, posterUrl, captionsUrl, captionsLanguage = english, transcript, continueLink, labels, ...rest
  } = props
  const words = useLabels('Watchman', watchmanMessages, labels)
  const video = useRef<HTMLVideoElement>(null)
  const [failedUrl, setFailedUrl] = useState<string>()
  const canPlay = Boolean(videoUrl) && videoUrl !== failedUrl
  const { first, second, voice } = words.tiers
  const lines = transcript ?? [first, second, voice].map(({ sentence }) => ({ text: sentence }))

  const playFrom = ({ seconds }: { seconds: number }) => {
    if (!video.current) return
    video.current.currentTime = seconds
    // The promise rejects if the video couldn't load. The video shows that error itself.
    video.current.play().catch(() => undefined)
  }

  return (
    <Page {...rest} ref={ref}>
      <Stack gap={1}>
        <Heading level={1}>{words.title}</Heading>
        {words.intro && <Text tone="muted">{words.intro}</Text>}
      </Stack>
      <Columns>
        <Film
          key={videoUrl}
          ref={video}
          {...{ videoUrl, posterUrl, captionsUrl, captionsLanguage, words }}
          hasFailed={!canPlay}
          onFailedChange={({ hasFailed }) => setFailedUrl(hasFailed ? videoUrl : undefined)}
        />
        <Transcript
          lines={lines}
          fact={captionsUrl && canPlay ? words.captions({ language: captionsLanguage.label }) : undefined}
          onPlayFrom={canPlay ? playFrom : undefined}
          words={words}
        />
      </Columns>
      <WatchmanTiers words={words} />
      {continueLink && (
        <Card>
          <Next>
            <div>
              <Text isStrong>{words.nextTitle}</Text>
              <Text size="small" tone="muted">{words.next}</Text>
            </div>
            <ButtonLink href={continueLink.href} variant="primary" size="form">{continueLink.label}</ButtonLink>
          </Next>
        </Card>
      )}
    </Page>
  )
})

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-5);
  inline-size: 100%;
  max-inline-size: 960px;
  min-inline-size: 0;
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 32fr) minmax(280px, 15fr);
  gap: var(--portal-space-5);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--portal-space-3) var(--portal-space-4);

  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
  }
`
