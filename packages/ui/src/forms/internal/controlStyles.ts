import { css } from 'styled-components'
import { media } from '../../theme/media.ts'

/** The box around a text control: 36 px high, on phones 44 px. Text on phones is 16 px, so that iOS doesn't zoom. */
export const controlBox = css`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  min-block-size: var(--portal-control-form);
  padding-inline: var(--portal-space-3);
  border: 1px solid var(--portal-field-border);
  border-radius: var(--portal-radius-control);
  background: var(--portal-field-bg);
  color: var(--portal-field-text);
  font: var(--portal-type-input);
  min-inline-size: 0;

  &:hover {
    border-color: var(--portal-field-border-hover);
  }
  &:focus-within:has(> :is(input, select, textarea):focus-visible) {
    outline: 2px solid var(--portal-focus-ring);
    outline-offset: 1px;
  }
  &:has(> [aria-invalid='true']) {
    border-color: var(--portal-field-border-invalid);
    box-shadow: inset 0 0 0 1px var(--portal-field-border-invalid);
  }
  &:has(> :disabled) {
    background: var(--portal-surface-sunken);
    border-color: var(--portal-border-subtle);
    color: var(--portal-text-disabled);
  }
  ${media.phone} {
    min-block-size: var(--portal-control-touch);
    font: var(--portal-type-input-touch);
  }
  ${media.forcedColors} {
    &:has(> [aria-invalid='true']) {
      outline: 1px solid Mark;
    }
  }
`

/** The control in its box: no border, as high as the box. */
export const bareControl = css`
  flex: 1 1 0;
  inline-size: 100%;
  min-inline-size: 0;
  align-self: stretch;
  padding: 0;
  border: 0;
  outline: none;
  background: none;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;

  &::placeholder {
    color: var(--portal-text-muted);
    opacity: 1;
  }
  &:disabled {
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
`
