import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'

/* The legend is above many doors, and below one door. */
export const Lanes = styled.div`
  margin-block-end: var(--portal-space-3);

  &[data-names] {
    margin-block: var(--portal-space-2) calc(-1 * var(--portal-space-2));

    > :last-child {
      border: 0;
    }
  }
`

export const Lane = styled.div`
  display: grid;
  align-items: center;
  gap: var(--portal-space-1) var(--portal-space-4);
  padding-block: var(--portal-space-2);

  [data-names] > & {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
    border-block-end: 1px solid var(--portal-border-subtle);
  }
  ${media.phone} {
    [data-names] > & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Name = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-0-5);
  overflow-wrap: anywhere;

  > :not(:first-child) {
    font: var(--portal-type-small);
  }
  ${media.phone} {
    flex-flow: row wrap;
    justify-content: space-between;
    gap: var(--portal-space-1) var(--portal-space-3);
  }
`

export const Track = styled.div`
  position: relative;
  block-size: 28px;

  > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ol > li {
    position: absolute;
    inset-block: 0;
    z-index: var(--portal-layer-raised);
    min-inline-size: 4px;
    padding-block: var(--portal-space-1);
  }
  /* Openings are drawn over the line of a closed door, and under other states. */
  > ol > [data-thin] {
    z-index: auto;
    min-inline-size: 0;
    padding-block: 0;
  }
`

/* The texts of the time axis have no width, so that each is centered on its time, in right-to-left text too. */
export const Head = styled(Lane)`
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  white-space: nowrap;

  ${Track} {
    grid-column: -2;
    block-size: 36px;
  }
  ${Track} > * {
    position: absolute;
    inset-block-end: 0;
    display: flex;
    justify-content: center;
    inline-size: 0;
  }
  ${Track} > [data-edge='start'] {
    justify-content: start;
  }
  ${Track} > [data-edge='end'] {
    justify-content: end;
  }
  ${Track} > b {
    inset-block: 0 auto;
    color: var(--portal-text-default);
    font-weight: var(--portal-weight-medium);
  }
  ${media.phone} {
    ${Track} > span:nth-of-type(even) {
      visibility: hidden;
    }
  }
`

/* Each state has its own pattern, so that readers who see no colors can tell it. */
export const Band = styled.div`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--portal-radius-small);
  background: none;
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  &:hover {
    box-shadow: 0 0 0 2px var(--portal-focus-ring);
  }
  &[data-state='closed'] {
    background: linear-gradient(var(--portal-border-default) 0 0) center / 100% 3px no-repeat;
  }
  &[data-state='heldOpen'] {
    background: var(--portal-accent-fill);
  }
  &[data-state='leftOpen'] {
    background: repeating-linear-gradient(90deg, var(--portal-warning-icon) 0 3px, var(--portal-surface-base) 3px 5px);
  }
  &[data-state='forced'] {
    background: repeating-linear-gradient(135deg, var(--portal-danger-fill) 0 2px, var(--portal-surface-base) 2px 4px);
    border: 1px solid var(--portal-danger-fill);
  }
  &[data-state='locked'] {
    background: repeating-linear-gradient(0deg, var(--portal-danger-fill) 0 3px, var(--portal-surface-base) 3px 5px);
  }
  &[data-state='offline'] {
    background: repeating-linear-gradient(135deg, var(--portal-text-muted) 0 1px, var(--portal-surface-base) 1px 4px);
    border: 1px solid var(--portal-text-muted);
  }
  &[data-state='unknown'] {
    border: 1px dotted var(--portal-border-control);
  }
  &[data-state='planned'] {
    background: var(--portal-surface-base);
    border: 2px dashed var(--portal-accent-border);
  }
`

export const Openings = styled.svg`
  position: absolute;
  inset: var(--portal-space-2) 0;
  inline-size: 100%;
  block-size: 12px;
  pointer-events: none;
  overflow: visible;

  > path {
    stroke: var(--portal-text-default);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  &:dir(rtl) {
    scale: -1 1;
  }
`

export const NowLine = styled.div`
  position: absolute;
  inset-block: 0;
  border-inline-start: 2px solid var(--portal-text-default);
  pointer-events: none;
`

export const Rest = styled.div`
  position: absolute;
  inset-block-start: calc(50% - 1px);
  inset-inline-end: 0;
  border-block-start: 2px dotted var(--portal-border-control);
`

export const Sample = styled.i`
  && {
    inline-size: 20px;
  }
`

export const TickSample = styled(Sample)`
  background: repeating-linear-gradient(90deg, var(--portal-text-default) 0 1px, transparent 1px 7px);
  forced-color-adjust: none;
`
