import { css } from 'styled-components'
import { media } from '../../theme/media.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerConfirm'
export type ButtonSize = 'compact' | 'default' | 'form' | 'touch'

/** Styles of buttons and of links that look like one. */
export const buttonStyles = css`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--portal-space-2);
  min-block-size: var(--portal-control-default);
  margin: 0;
  padding-block: 0;
  padding-inline: var(--portal-space-3);
  border: 1px solid var(--portal-button-secondary-border);
  border-radius: var(--portal-radius-control);
  background: var(--portal-button-secondary-bg);
  color: var(--portal-button-secondary-text);
  font: var(--portal-type-body-strong);
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  transition: background-color var(--portal-motion-instant) var(--portal-motion-ease);

  & svg {
    color: var(--portal-text-muted);
  }

  &[data-variant='primary'] {
    border-color: transparent;
    background: var(--portal-button-primary-bg);
    color: var(--portal-button-primary-text);
  }
  &[data-variant='quiet'] {
    padding-inline: var(--portal-space-2);
    border-color: transparent;
    background: none;
    color: var(--portal-button-quiet-text);
  }
  &[data-variant='danger'] {
    border-color: var(--portal-button-danger-border);
    color: var(--portal-button-danger-text);
  }
  &[data-variant='dangerConfirm'] {
    border-color: transparent;
    background: var(--portal-button-danger-confirm-bg);
    color: var(--portal-button-danger-confirm-text);
  }
  &:is([data-variant='primary'], [data-variant='danger'], [data-variant='dangerConfirm']) svg {
    color: inherit;
  }

  &[data-size='compact'] {
    gap: var(--portal-space-1);
    min-block-size: var(--portal-control-compact);
    padding-inline: var(--portal-space-2);
    font: var(--portal-type-small);
    font-weight: var(--portal-weight-medium);
  }
  &[data-size='form'] {
    min-block-size: var(--portal-control-form);
    padding-inline: var(--portal-space-4);
  }
  &[data-size='touch'] {
    min-block-size: var(--portal-control-touch);
    padding-inline: var(--portal-space-4);
  }
  &[data-full] {
    inline-size: 100%;
    white-space: normal;
  }

  ${media.hover} {
    &:hover {
      background: var(--portal-button-secondary-bg-hover);
    }
    &[data-variant='primary']:hover {
      background: var(--portal-button-primary-bg-hover);
    }
    &[data-variant='quiet']:hover {
      background: var(--portal-button-quiet-bg-hover);
    }
    &[data-variant='dangerConfirm']:hover {
      background: var(--portal-danger-fill-hover);
    }
  }
  &:not([data-variant='primary'], [data-variant='dangerConfirm']):active {
    background: var(--portal-surface-pressed);
  }
  &[aria-pressed='true'] {
    z-index: var(--portal-layer-raised);
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
    color: var(--portal-accent-text);
  }

  &:is(:disabled, [aria-disabled='true']):not([data-busy]),
  &:is(:disabled, [aria-disabled='true']):not([data-busy]):is(:hover, :active) {
    border-color: var(--portal-border-subtle);
    background: var(--portal-surface-sunken);
    color: var(--portal-text-disabled);
    cursor: not-allowed;
  }
  &:is(:disabled, [aria-disabled='true']):not([data-busy]) svg {
    color: inherit;
  }
  &[data-busy] {
    cursor: progress;
  }

  ${media.phone} {
    min-block-size: 40px;
    &[data-size='compact'] {
      min-block-size: 36px;
    }
    &:is([data-size='form'], [data-size='touch']) {
      min-block-size: var(--portal-control-touch);
    }
  }
  ${media.forcedColors} {
    &[data-variant='quiet'] {
      border-color: ButtonBorder;
    }
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &:is(:disabled, [aria-disabled='true']):not([data-busy]) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
