import { styled } from 'styled-components'
import { useSetting } from '../../words/PortalProvider.tsx'
import type { LockdownDoor } from '../internal/lockdownView.ts'

export interface LockMeterProps {
  doors: readonly LockdownDoor[]
  label: (values: { done: number; total: number }) => string
}

const done: ReadonlySet<LockdownDoor['state']> = new Set(['locked', 'released', 'wouldLock'])

/** One segment for each door: solid if its controller has confirmed, else dashed. */
export function LockMeter({ doors, label }: LockMeterProps) {
  const { locale } = useSetting()
  const confirmed = doors.filter(({ state }) => done.has(state))
  const pieces = [...confirmed, ...doors.filter(({ state }) => !done.has(state))]
  return (
    <Bar role="img" aria-label={label({ done: confirmed.length, total: doors.length })} lang={locale}>
      {pieces.map(({ id, state }) => <i key={id} data-state={done.has(state) ? state : 'open'} />)}
    </Bar>
  )
}

const Bar = styled.div`
  grid-column: 2 / -1;
  display: flex;
  gap: 2px;
  block-size: 8px;

  & > i {
    flex: 1;
    min-inline-size: 0;
    border: 1px solid transparent;
    background: var(--portal-danger-fill);
  }
  & > i[data-state='released'] {
    background: var(--portal-success-icon);
  }
  & > i[data-state='wouldLock'] {
    background: var(--portal-info-icon);
  }
  & > i[data-state='open'] {
    border: 2px dashed var(--portal-danger-icon);
    background: transparent;
  }
  & > i:first-child {
    border-start-start-radius: var(--portal-radius-small);
    border-end-start-radius: var(--portal-radius-small);
  }
  & > i:last-child {
    border-start-end-radius: var(--portal-radius-small);
    border-end-end-radius: var(--portal-radius-small);
  }
`
