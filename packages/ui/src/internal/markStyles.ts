import { css } from 'styled-components'
import { media } from '../theme/media.ts'

/** A native checkbox or radio button in the library's style. Forced colors keep the browser's style. */
export const mark = css`
  appearance: none;
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  margin: var(--portal-space-0-5) 0 0;
  border: 1px solid var(--portal-border-control);
  background: var(--portal-surface-base);
  color: var(--portal-accent-on-fill);

  &:checked {
    background: var(--portal-accent-fill);
    border-color: var(--portal-accent-fill);
  }
  &:focus-visible {
    outline: 2px solid var(--portal-focus-ring);
    outline-offset: 2px;
  }
  &[aria-invalid='true'] {
    border: 2px solid var(--portal-field-border-invalid);
  }
  &:disabled {
    background: var(--portal-surface-sunken);
    border-color: var(--portal-border-default);
    color: var(--portal-text-disabled);
  }
  ${media.phone} {
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 0;
  }
  ${media.forcedColors} {
    appearance: auto;
    &::before {
      content: none !important;
    }
  }
`

/** The mark in a checked box, or in a box for all options when only some are checked. */
export const tick = css`
  &:checked::before {
    content: '';
    inline-size: 5px;
    block-size: 9px;
    margin-block-end: var(--portal-space-0-5);
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  &:indeterminate {
    background: var(--portal-accent-fill);
    border-color: var(--portal-accent-fill);
  }
  &:indeterminate::before {
    content: '';
    inline-size: 8px;
    border-block-end: 2px solid currentColor;
  }
`

/** A checkbox or radio button with its label: at least 24 px high, 44 px on phones. */
export const markRow = css`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-2);
  min-block-size: 24px;
  padding-block: var(--portal-space-0-5);
  cursor: pointer;

  &:has(:disabled) {
    cursor: default;
    color: var(--portal-text-disabled);
  }
  ${media.phone} {
    gap: var(--portal-space-3);
    padding-block: var(--portal-space-3);
  }
`
