import { css } from 'styled-components'

/** A native select in our style; its options keep the page's colors. */
export const nativeSelect = css`
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  & option {
    background: var(--portal-surface-overlay);
    color: var(--portal-text-default);
  }
`

/** Above the select, so that icon and text are one target. */
export const selectIcon = css`
  position: absolute;
  color: var(--portal-text-muted);
  pointer-events: none;
`
