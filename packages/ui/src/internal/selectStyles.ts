import { css } from 'styled-components'

/** The browser's own list behind a control of the house's shape; its options keep the page's colors. */
export const nativeSelect = css`
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  & option {
    background: var(--portal-surface-overlay);
    color: var(--portal-text-default);
  }
`

/** Drawn over the select, so that icon and words are one target. */
export const selectIcon = css`
  position: absolute;
  color: var(--portal-text-muted);
  pointer-events: none;
`
