import type { Labels } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react'
import { styled } from 'styled-components'
import { tip } from '../../internal/tip.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { ChartFoot } from '../internal/ChartFoot.tsx'
import { ChartTable } from '../internal/ChartTable.tsx'
import { useMarks } from '../internal/useMarks.ts'
import { uptimeBarMessages } from './UptimeBar.messages.ts'

/** A day of a device. */
export interface UptimeDay {
  /** The day in words: 'Nov 9'. */
  name: string
  /** Minutes of the day that were recorded; 0 if nothing is known. */
  recorded: number
  /** Recorded minutes in which the device was offline. */
  offline: number
}

export interface UptimeBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The days, the earliest first. */
  days: readonly UptimeDay[]
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof uptimeBarMessages>
}

/** Shows on which days a device was online or offline. Put a sentence above the bar that says what it shows. */
export const UptimeBar = forwardRef<HTMLDivElement, UptimeBarProps>(function UptimeBar({ days, labels, ...rest }, ref) {
  const words = useLabels('UptimeBar', uptimeBarMessages, labels)
  const { locale } = useSetting()
  const [isTable, setIsTable] = useState(false)
  const { move, markProps } = useMarks(days.length, days.length, days.length - 1)
  const id = useId()
  const minutes = (value: number) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' }).format(Math.max(1, Math.round(value)))
  const kindOf = ({ recorded, offline }: UptimeDay) => (recorded === 0 ? 'noRecord' : offline > 0 ? 'offline' : 'online')
  const valueOf = (day: UptimeDay) => (kindOf(day) === 'offline' ? `${words.offline}, ${minutes(day.offline)}` : words[kindOf(day)])
  return (
    <div {...rest} ref={ref}>
      {isTable ? <ChartTable name={words.name} head={words.day} columns={[words.offline]} rows={days.map((day) => ({ name: day.name, cells: [kindOf(day) === 'offline' ? minutes(day.offline) : kindOf(day) === 'online' ? '' : words.noRecord] }))} /> : (
        <>
          <Days aria-label={words.name} aria-describedby={id} onKeyDown={move}>
            {days.map((day, index) => {
              const reading = `${day.name}. ${valueOf(day)}`
              return <li key={day.name}><Day role="img" data-kind={kindOf(day)} aria-label={reading} {...markProps(index)} {...tip(reading)} /></li>
            })}
          </Days>
          <Ends aria-hidden><span>{days[0]?.name}</span><span>{days.at(-1)?.name}</span></Ends>
        </>
      )}
      <ChartFoot
        legendId={id} toggle={isTable ? words.asBar : words.asTable} onToggle={() => setIsTable(!isTable)}
        legend={(['online', 'offline', 'noRecord'] as const).filter((kind) => days.some((day) => kindOf(day) === kind)).map((kind) => <li key={kind}><Day as="i" data-kind={kind} />{words[kind]}</li>)}
      />
    </div>
  )
})

const Days = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--portal-space-0-5);
  block-size: 32px;
  margin: 0;
  padding: 0;
  list-style: none;
`

/* Each kind of day has its own pattern, so that readers who see no colors can tell it. */
const Day = styled.div`
  block-size: 100%;
  border-radius: var(--portal-radius-small);
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  &[data-kind='online'] {
    background: var(--portal-border-control);
  }
  &[data-kind='offline'] {
    border: 1px solid var(--portal-text-default);
    background: repeating-linear-gradient(135deg, var(--portal-text-default) 0 1px, var(--portal-surface-base) 1px 4px);
  }
  &[data-kind='noRecord'] {
    border: 1px dotted var(--portal-border-control);
  }
  &:hover {
    box-shadow: 0 0 0 2px var(--portal-focus-ring);
  }
`

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block: var(--portal-space-1) var(--portal-space-2);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
`
