import { styled } from 'styled-components'

/** How far something long is; a label names it. */
export const ProgressBar = styled.progress`
  inline-size: 100%;
  block-size: 8px;
  accent-color: var(--portal-accent-fill);
`
