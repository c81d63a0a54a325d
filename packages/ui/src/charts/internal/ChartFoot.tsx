import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'

interface ChartFootProps {
  /** Id of the legend, which describes the chart for screen readers. */
  legendId: string
  /** The legend's list items: a color sample, its name and its sum. */
  legend: ReactNode
  /** The button's text: 'Show as table'. */
  toggle: string
  onToggle: () => void
}

/** The legend of a chart, and the button that shows it as a table. */
export function ChartFoot({ legendId, legend, toggle, onToggle }: ChartFootProps) {
  return (
    <Foot>
      <Legend id={legendId}>{legend}</Legend>
      <Button size="compact" variant="quiet" onClick={onToggle}>{toggle}</Button>
    </Foot>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--portal-space-2) var(--portal-space-4);
`

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-1) var(--portal-space-4);
  margin: 0;
  padding: 0;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  list-style: none;

  i {
    display: inline-block;
    inline-size: 12px;
    block-size: 12px;
    margin-inline-end: var(--portal-space-2);
    vertical-align: -1px;
  }
  b {
    color: var(--portal-text-default);
    font-weight: var(--portal-weight-medium);
  }
`
