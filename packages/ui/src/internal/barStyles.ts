import { css } from 'styled-components'

/** A bar that fills from the start edge, for `ProgressBar` and `Meter`. */
export const barTrack = css`
  overflow: hidden;
  block-size: 8px;
  border: 1px solid transparent;
  border-radius: var(--portal-radius-small);
  background: var(--portal-surface-pressed);
`

export const barFill = css`
  block-size: 100%;
  border-radius: inherit;
  forced-color-adjust: none;
`
