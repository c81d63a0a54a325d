import { css } from 'styled-components'

/** Read aloud, not seen: for an element that must stay what it is, such as the head of a table. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
