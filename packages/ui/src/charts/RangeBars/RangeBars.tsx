import { formatNumber, type Labels } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/Text.tsx'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { ChartFoot } from '../internal/ChartFoot.tsx'
import { ChartTable } from '../internal/ChartTable.tsx'
import { Bars, Calls, Denied, Entries, Frame, Mark, Now, Ticks } from '../internal/plot.tsx'
import { scaleOf } from '../internal/scaleOf.ts'
import { useMarks } from '../internal/useMarks.ts'
import { rangeBarsMessages } from './RangeBars.messages.ts'
import { type BarRange, useBrush } from './useBrush.ts'

const parts = ['entries', 'calls', 'denied'] as const
type Part = (typeof parts)[number]
const samples = { entries: Entries, calls: Calls, denied: Denied }

/** A span of time, drawn as a bar. */
export interface BarOfRange {
  /** The span in words: 'Nov 22, 9 AM to 10 AM'. */
  name: string
  entries: number
  denied: number
  /** The number of visitor calls. Omit it in every bar if they aren't counted. */
  calls?: number
  /** The label below the bar's start. Omit it for most bars. */
  label?: string
  /** Whether a new day begins with this bar; a line marks it. */
  isNewDay?: boolean
}

export interface RangeBarsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Spans of equal length, from the earliest. */
  bars: readonly BarOfRange[]
  /** The current time as a position among the bars, with fractions: 1.5 is the middle of the second bar. Omit if it isn't shown. */
  now?: number
  /** The selected bars, with fractions for a time inside a bar; null if none or all are selected. */
  value?: BarRange | null
  /** The exact sums of the selection. Omit them if it cuts no bar. */
  sums?: Readonly<Record<'entries' | 'denied', number> & { calls?: number }>
  /** The selected time in words, shown above the selection: '1:30 AM to 2:30 AM'. */
  valueName?: string
  /** Called with the selected bars, always whole ones, or with null if the user cleared the selection. Omit if bars can't be selected. */
  onValueChange?: (change: { value: BarRange | null }) => void
  /** Shows only entries, refusals or visitor calls; the other kinds are neither drawn nor counted. */
  shown?: Part
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof rangeBarsMessages>
}

/**
 * Shows entries, refusals and visitor calls by hour or day, and lets users select a span of time. Put a sentence above the bars that says what they show.
 */
export const RangeBars = forwardRef<HTMLDivElement, RangeBarsProps>(function RangeBars({ bars, now, value = null, sums, valueName, onValueChange, shown, labels, ...rest }, ref) {
  const words = useLabels('RangeBars', rangeBarsMessages, labels)
  const { locale } = useSetting()
  const [isTable, setIsTable] = useState(false)
  const { current, move, markProps } = useMarks(bars.length)
  const { drawn, isDrawing, pointer, keyboard } = useBrush({ count: bars.length, selected: value, onSelect: onValueChange && ((next) => onValueChange({ value: next })) })
  const id = useId()
  const drawnParts = parts.filter((part) => (shown ?? part) === part && (part !== 'calls' || bars.some(({ calls }) => calls !== undefined)))
  const numberOf = (bar: BarOfRange, part: Part) => bar[part] ?? 0
  const numbersOf = (bar: BarOfRange) => drawnParts.map((part) => number(numberOf(bar, part)))
  const { top, ticks } = scaleOf(Math.max(0, ...bars.map((bar) => drawnParts.reduce((sum, part) => sum + numberOf(bar, part), 0))))
  const number = (value: number) => formatNumber(value, locale)
  const height = (value: number) => ({ blockSize: `${(value / top) * 100}%` })
  const at = (place: number) => `${(place / bars.length) * 100}%`
  const isPicked = (bar: number) => drawn === null || (bar + 1 > drawn.start && bar < drawn.end)
  const sumOf = (part: Part) => number(sums && drawn && !isDrawing ? sums[part] ?? 0 : bars.filter((_, bar) => isPicked(bar)).reduce((total, bar) => total + numberOf(bar, part), 0))
  const isLast = (place: number) => place > bars.length * 0.88

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return keyboard.onEscape()
    const next = move(event)
    if (next !== undefined && onValueChange) keyboard.extend(event, current, next)
  }
  return (
    <div {...rest} ref={ref}>
      {onValueChange && !isTable && <Text size="small" tone="muted" id={`${id}hint`}>{words.hint}</Text>}
      {isTable ? <ChartTable name={words.name} head={words.time} columns={drawnParts.map((part) => words[part])} rows={bars.map((bar) => ({ name: bar.name, cells: numbersOf(bar) }))} /> : (
        <Frame>
          <Ticks {...{ ticks, top, number }} />
          {bars.map(({ name, isNewDay = false }, bar) => isNewDay && bar > 0 && <Day key={name} aria-hidden style={{ insetInlineStart: at(bar) }} />)}
          <Field {...(onValueChange && pointer)} data-selectable={onValueChange ? '' : undefined} data-drawing={isDrawing || undefined}>
            <Bars aria-label={words.name} aria-describedby={onValueChange ? `${id}hint ${id}` : id} onKeyDown={onKeyDown} onKeyUp={keyboard.onKeyUp}>
              {bars.map((given, bar) => {
                const { name } = given
                const reading = [name, ...numbersOf(given).map((value, index) => `${words[drawnParts[index] ?? 'entries']}: ${value}`)].join('. ')
                return (
                  <li key={name}>
                    <Slot
                      {...(onValueChange ? { as: 'button' as const, type: 'button' as const, onClick: keyboard.onClick(bar), 'aria-pressed': drawn !== null && isPicked(bar) } : { role: 'img' })}
                      aria-label={reading} data-faint={isPicked(bar) ? undefined : ''} {...markProps(bar)} {...(!isDrawing && tip(reading))}
                    >
                      {drawnParts.toReversed().map((part) => {
                        const Sample = samples[part]
                        return numberOf(given, part) > 0 && <Sample key={part} style={height(numberOf(given, part))} />
                      })}
                    </Slot>
                  </li>
                )
              })}
            </Bars>
            {drawn && <Selection aria-hidden style={{ insetInlineStart: at(drawn.start), inlineSize: at(drawn.end - drawn.start) }} />}
          </Field>
          {drawn && !isDrawing && valueName !== undefined && <Name aria-hidden style={{ insetInlineStart: `clamp(72px, ${at((drawn.start + drawn.end) / 2)}, calc(100% - 72px))` }}><bdi>{valueName}</bdi></Name>}
          {now !== undefined && <Now aria-hidden style={{ insetInlineStart: at(now) }} data-late={isLast(now) || undefined}>{!drawn && <span>{words.now}</span>}</Now>}
          <BarLabels aria-hidden>
            {bars.map(({ name, label, isNewDay = false }, bar) => label !== undefined && <span key={name} style={{ insetInlineStart: at(bar) }} data-day={isNewDay || undefined}><bdi>{label}</bdi></span>)}
          </BarLabels>
        </Frame>
      )}
      <ChartFoot
        legendId={id} toggle={isTable ? words.asBars : words.asTable} onToggle={() => setIsTable(!isTable)}
        legend={drawnParts.map((part) => {
          const Sample = samples[part]
          return <li key={part}><Sample as="i" />{words[part]} <b>{sumOf(part)}</b></li>
        })}
      />
    </div>
  )
})

const Field = styled.div`
  position: absolute;
  inset: 0;

  &[data-selectable] {
    cursor: crosshair;
    touch-action: pan-y;
    -webkit-user-select: none;
    user-select: none;
  }
`

const Slot = styled(Mark)`
  inline-size: 100%;
  border: 0;
  background: none;
  cursor: inherit;

  &[data-faint] > * {
    opacity: 0.4;
  }
`

/* The handles show that the selection's edges can be moved. */
const Selection = styled.div`
  position: absolute;
  inset-block: calc(-1 * var(--portal-space-1)) 0;
  border: 2px solid var(--portal-accent-border);
  pointer-events: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: 6px;
    block-size: 20px;
    margin-block: auto;
    border: 2px solid var(--portal-accent-border);
    border-radius: var(--portal-radius-small);
    background: var(--portal-surface-base);
  }
  &::before {
    inset-inline-start: calc(-1 * var(--portal-space-1));
  }
  &::after {
    inset-inline-end: calc(-1 * var(--portal-space-1));
  }
`

/* A label has no width, so that its text is centered on one point, in right-to-left text too. */
const Name = styled.div`
  position: absolute;
  inset-block-end: calc(100% + var(--portal-space-1));
  display: flex;
  justify-content: center;
  inline-size: 0;
  font: var(--portal-type-meta);
  font-weight: var(--portal-weight-medium);
  white-space: nowrap;
`

const Day = styled.div`
  position: absolute;
  inset-block: 0;
  border-inline-start: 1px dotted var(--portal-border-control);
`

const BarLabels = styled.div`
  position: absolute;
  inset-block-start: calc(100% + var(--portal-space-1));
  inset-inline: 0;
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  white-space: nowrap;

  > span {
    position: absolute;
  }
  > [data-day] {
    color: var(--portal-text-default);
    font-weight: var(--portal-weight-medium);
  }
  ${media.phone} {
    > :nth-child(even) {
      visibility: hidden;
    }
  }
`
