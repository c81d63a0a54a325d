import type { MicroDepositType } from '@portal/domain'
import { styled } from 'styled-components'

interface StatementDrawingProps {
  kind: MicroDepositType
  /** The day as the statement prints it: '11/23'. */
  day: string
  otherDay: string
  otherLine: string
  /** Name of the deposits. */
  descriptor: string
  label: string
}

/** Lines of a bank statement, with a gap for the amounts or the code. */
export function StatementDrawing({ kind, day, otherDay, otherLine, descriptor, label }: StatementDrawingProps) {
  const gap = <Gap aria-hidden data-kind={kind}>?</Gap>
  return (
    <Sheet aria-label={label}>
      <li data-other>
        <span>{otherDay}</span>
        <span>{otherLine}</span>
        <bdi>−412.08</bdi>
      </li>
      {kind === 'amounts'
        ? ['first', 'second'].map((line) => <li key={line}><span>{day}</span><span>{descriptor}</span><bdi>+0.{gap}</bdi></li>)
        : <li><span>{day}</span><span>{descriptor} <bdi><b>SM</b>{gap}</bdi></span><bdi>+0.01</bdi></li>}
    </Sheet>
  )
}

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--portal-space-2) var(--portal-space-4);
  margin: 0;
  padding: var(--portal-space-2) var(--portal-space-3);
  border: 1px solid var(--portal-border-subtle);
  border-radius: var(--portal-radius-control);
  background: var(--portal-surface-sunken);
  font: var(--portal-type-small);
  font-weight: var(--portal-weight-medium);
  font-variant-numeric: tabular-nums;
  list-style: none;
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  & > [data-other] {
    color: var(--portal-text-muted);
    font-weight: var(--portal-weight-regular);
  }
  & b {
    font-weight: inherit;
  }
  & > li > :last-child {
    white-space: nowrap;
  }
`

/** The gap is as wide as the missing text. */
const Gap = styled.span`
  display: inline-block;
  min-inline-size: 24px;
  border-block-end: 2px solid var(--portal-accent-border);
  color: var(--portal-accent-text);
  text-align: center;

  &[data-kind='descriptor_code'] {
    min-inline-size: 40px;
  }
`
