import { css } from 'styled-components'
import { media } from '../theme/media.ts'

/** A row of tabs, as buttons or links. On a phone it scrolls. */
export const tabRow = css`
  display: flex;
  gap: var(--portal-space-5);
  margin: 0 0 -1px;
  padding: 0;
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;
`

export const tabLook = css`
  display: flex;
  align-items: center;
  min-block-size: 40px;
  border-block-end: 2px solid transparent;
  color: var(--portal-text-muted);
  font: var(--portal-type-body);
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: var(--portal-text-default);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:is([aria-current], [aria-selected='true']) {
    border-block-end-color: var(--portal-accent-border);
    color: var(--portal-text-default);
    font-weight: var(--portal-weight-medium);
  }
  ${media.phone} {
    min-block-size: 44px;
  }
  ${media.forcedColors} {
    &:is([aria-current], [aria-selected='true']) {
      border-block-end-color: Highlight;
    }
  }
`
