import { limits } from '@portal/domain'
import { Phone, User, Users } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { Heading } from '../../elements/Text/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { media } from '../../theme/media.ts'
import { Film } from './Film.tsx'
import type { TranscriptLine, WatchmanLabels, WatchmanWords } from './watchmanWords.ts'
import { useLabels } from '../../words/useLabels.ts'
import { clockOf } from '../internal/clockOf.ts'
import { TierLane } from '../internal/TierLane.tsx'
import { TierLanes } from '../internal/TierLanes.ts'
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
  const [captions, setCaptions] = useState<{ url?: string, lines: readonly TranscriptLine[] }>()
  const captionLines = captions && captions.url === captionsUrl && canPlay ? captions.lines : undefined
  const lines = transcript ?? captionLines ?? [first, second, voice].map(({ sentence }) => ({ text: sentence }))

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
          onCaptions={(read) => setCaptions({ url: captionsUrl, ...read })}
        />
        <Transcript
          lines={lines}
          language={lines === captionLines ? captionsLanguage.code : undefined}
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

interface TranscriptProps {
  lines: readonly TranscriptLine[]
  /** The language of the lines, if it may differ from the page's. */
  language?: string
  /** A fact beside the title: the language of the captions. */
  fact?: string
  /** Plays the video from a time. Omit without a video: the times are then plain text. */
  onPlayFrom?: (place: { seconds: number }) => void
  words: WatchmanWords
}

/** The video's text, always open, so that no one needs the video. A press on a time plays the video from there. */
function Transcript({ lines, language, fact, onPlayFrom, words }: TranscriptProps) {
  return (
    <Card title={words.transcript} actions={fact && <Fact>{fact}</Fact>}>
      <Lines lang={language}>
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            {at !== undefined && (onPlayFrom
              ? <Time as="button" type="button" aria-label={words.playFrom({ time: clockOf(at * 1000) })} onClick={() => onPlayFrom({ seconds: at })}><bdi>{clockOf(at * 1000)}</bdi></Time>
              : <Time><bdi>{clockOf(at * 1000)}</bdi></Time>)}
            <span>{text}</span>
          </li>
        ))}
      </Lines>
    </Card>
  )
}

const Fact = styled.span`
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
`

const Lines = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);

  li {
    display: flex;
    align-items: baseline;
    gap: var(--portal-space-3);
    min-block-size: 24px;
    font: var(--portal-type-small);
  }
`

const Time = styled.span<{ type?: 'button' }>`
  flex: none;
  min-inline-size: 40px;
  min-block-size: 24px;
  margin: 0;
  margin-inline-start: calc(-1 * var(--portal-space-1));
  padding: 0 var(--portal-space-1);
  border: 0;
  border-radius: var(--portal-radius-small);
  background: none;
  color: var(--portal-text-muted);
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: start;

  &:is(button) {
    color: var(--portal-accent-text);
    cursor: pointer;
  }
  ${media.hover} {
    &:is(button):hover {
      background: var(--portal-surface-hover);
    }
  }
`

const { peopleAtOnce, nextGroupAfter } = limits.watchman
const step = nextGroupAfter / 1000
const places = Array.from({ length: peopleAtOnce }, (_, index) => index + 1)

/** A drawing of who gets called at which second: video calls in the accent color, voice calls in gray. */
function WatchmanTiers({ words }: { words: WatchmanWords }) {
  const { first, second, voice } = words.tiers
  return (
    <Card title={words.timeline} padding="none">
      <TierLanes>
        <TierLane at={words.seconds({ count: 0 })} kind={first.kind} edge="video">
          <Text>{first.sentence}</Text>
          {places.map((place) => <Callee key={place} icon={User}>{words.person({ place })}</Callee>)}
        </TierLane>
        <TierLane at={words.seconds({ count: step })} kind={second.kind} edge="video">
          <Text>{second.sentence}</Text>
          <Callee icon={Users}>{words.upTo({ people: peopleAtOnce })}</Callee>
        </TierLane>
        <TierLane at={words.seconds({ count: 2 * step })} kind={voice.kind} edge="voice">
          <Text>{voice.sentence}</Text>
          <Callee icon={Phone}>{words.oneNumber}</Callee>
          <Text size="small" tone="muted">{words.end}</Text>
        </TierLane>
      </TierLanes>
    </Card>
  )
}

function Callee({ icon, children }: { icon: IconComponent, children: string }) {
  return <Box><Icon icon={icon} /><span>{children}</span></Box>
}

const Box = styled.span`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  min-block-size: 36px;
  padding-block: var(--portal-space-1);
  padding-inline: var(--portal-space-3);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-control);

  > svg {
    color: var(--portal-text-muted);
  }
`
