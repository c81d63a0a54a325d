import { css } from 'styled-components'

/** A native select in the library's style; its options keep the page's colors. */
export const nativeSelect = css`
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  & option {
    background: var(--portal-surface-overlay);
    color: var(--portal-text-default);
  }
`

/** The icon beside the text. The select covers it, so that a press on the icon opens the list too. */
export const selectIcon = css`
  position: absolute;
  color: var(--portal-text-muted);
  pointer-events: none;
`
