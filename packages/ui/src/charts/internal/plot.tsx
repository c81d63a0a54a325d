import { styled } from 'styled-components'

export const Frame = styled.div`
  position: relative;
  block-size: 176px;
  margin-block: var(--portal-space-6) var(--portal-space-8);
  margin-inline-start: var(--portal-space-8);
`

/** The horizontal lines of a chart from 0 to `top`, with their numbers. */
export function Ticks({ ticks, top, number }: { ticks: readonly number[]; top: number; number: (value: number) => string }) {
  return ticks.map((tick) => <Tick key={tick} aria-hidden style={{ insetBlockEnd: `${(tick / top) * 100}%` }}><span>{number(tick)}</span></Tick>)
}

const Tick = styled.div`
  position: absolute;
  inset-inline: 0;
  border-block-start: 1px solid var(--portal-border-subtle);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);

  > span {
    position: absolute;
    inset-inline-end: calc(100% + var(--portal-space-2));
    translate: 0 -50%;
  }
`

/** The list of bars, one column each. */
export const Bars = styled.ol`
  position: absolute;
  inset: 0;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  border-block-end: 1px solid var(--portal-border-control);
  list-style: none;

  > li {
    position: relative;
  }
`

export const Mark = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: 1px;
  padding-inline: 12%;
  border-radius: var(--portal-radius-small);

  &:hover {
    background: var(--portal-surface-hover);
  }
`

export const Entries = styled.div`
  background: var(--portal-accent-fill);
  forced-color-adjust: none;
`

export const Calls = styled.div`
  background: var(--portal-border-control);
  forced-color-adjust: none;
`

/* Refusals are hatched, so that readers who see no colors can tell them from entries. */
export const Denied = styled.div`
  background: repeating-linear-gradient(135deg, var(--portal-danger-fill) 0 2px, var(--portal-surface-base) 2px 4px);
  box-shadow: inset 0 0 0 1px var(--portal-danger-fill);
  forced-color-adjust: none;
`

export const Now = styled.div`
  position: absolute;
  inset-block: calc(-1 * var(--portal-space-2)) 0;
  border-inline-start: 1px dashed var(--portal-text-default);
  font: var(--portal-type-meta);
  pointer-events: none;

  > span {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: calc(-1 * var(--portal-space-3));
  }
  &[data-late] > span {
    inset-inline: auto calc(-1 * var(--portal-space-3));
  }
`
