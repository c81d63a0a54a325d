import { styled } from 'styled-components'
import { Card } from '../../elements/Card/index.ts'
import { media } from '../../theme/media.ts'
import { clockOf } from '../internal/clockOf.ts'
import type { TranscriptLine, WatchmanWords } from './watchmanWords.ts'

interface TranscriptProps {
  lines: readonly TranscriptLine[]
  /** A fact beside the title: the language of the captions. */
  fact?: string
  /** Plays the video from a time. Omit without a video: the times are then plain text. */
  onPlayFrom?: (place: { seconds: number }) => void
  words: WatchmanWords
}

/** The video's text, always open, so that no one needs the video. A press on a time plays the video from there. */
export function Transcript({ lines, fact, onPlayFrom, words }: TranscriptProps) {
  return (
    <Card title={words.transcript} actions={fact && <Fact>{fact}</Fact>}>
      <Lines>
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
