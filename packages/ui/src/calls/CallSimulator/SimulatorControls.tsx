import type { Words } from '@portal/domain'
import { Pause, Play, RotateCcw, SkipForward, Table2 } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { SegmentedControl } from '../../forms/SegmentedControl/SegmentedControl.tsx'
import { clockOf } from '../internal/clockOf.ts'
import type { callSimulatorMessages } from './CallSimulator.messages.ts'
import type { Playback } from './usePlayback.ts'

interface SimulatorControlsProps {
  playback: Playback
  /** The times of the events, in milliseconds since the visitor rang, in order. */
  moments: readonly number[]
  isTable: boolean
  onTableChange: (isTable: boolean) => void
  words: Words<typeof callSimulatorMessages>
}

const speeds = [1, 4, 10]

/** The controls of the simulator: play, restart and step, the elapsed time and the speed. */
export function SimulatorControls({ playback, moments, isTable, onTableChange, words }: SimulatorControlsProps) {
  const { at, isPlaying, speed } = playback
  const next = moments.find((moment) => moment > at)
  return (
    <Row>
      <Toggle icon={isPlaying ? Pause : Play} onClick={isPlaying ? playback.pause : playback.play}>{isPlaying ? words.pause : words.play}</Toggle>
      <IconButton variant="secondary" icon={RotateCcw} label={words.restart} onClick={() => playback.seek(0)} />
      <IconButton variant="secondary" icon={SkipForward} isDirectional label={words.step} disabled={next === undefined} onClick={() => playback.seek(next ?? at)} />
      <Time role="timer" aria-label={words.elapsed}><bdi>{clockOf(at)}</bdi></Time>
      <End>
        <IconButton variant="secondary" icon={Table2} label={words.asTable} aria-pressed={isTable} onClick={() => onTableChange(!isTable)} />
        <SegmentedControl
          label={words.speed} isLabelHidden options={speeds.map((one) => ({ value: String(one), label: words.times({ count: one }) }))}
          value={String(speed)} onValueChange={({ value }) => playback.setSpeed(Number(value))}
        />
      </End>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-2);
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-4);
  border-block-end: 1px solid var(--portal-border-subtle);

  @media print {
    display: none;
  }
`

/** The button has the same width with either text. */
const Toggle = styled(Button)`
  min-inline-size: 96px;
`

const Time = styled.span`
  padding-inline: var(--portal-space-1);
  font: var(--portal-type-body-strong);
  font-variant-numeric: tabular-nums;
`

const End = styled.div`
  display: flex;
  gap: var(--portal-space-2);
  margin-inline-start: auto;
`
