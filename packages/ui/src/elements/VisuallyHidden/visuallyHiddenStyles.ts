import { css } from 'styled-components'

/** Hides an element from sight but not from screen readers, such as the head of a table. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
