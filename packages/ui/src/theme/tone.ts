import { css } from 'styled-components'

/** The meaning of a color. `neutral` is the normal state, without a color. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

/**
 * Background, border, text and icon color of elements with `data-tone`, as variables, so that a tone needs no React code. In `:where`, so
 * that later styles of the component win.
 */
export const toneVariables = css`
  &:where([data-tone='neutral']) {
    --tone-ground: var(--portal-surface-sunken);
    --tone-edge: var(--portal-border-default);
    --tone-text: var(--portal-text-default);
    --tone-icon: var(--portal-text-muted);
  }
  &:where([data-tone='success']) {
    --tone-ground: var(--portal-success-tint);
    --tone-edge: var(--portal-success-border);
    --tone-text: var(--portal-success-text);
    --tone-icon: var(--portal-success-icon);
  }
  &:where([data-tone='warning']) {
    --tone-ground: var(--portal-warning-tint);
    --tone-edge: var(--portal-warning-border);
    --tone-text: var(--portal-warning-text);
    --tone-icon: var(--portal-warning-icon);
  }
  &:where([data-tone='danger']) {
    --tone-ground: var(--portal-danger-tint);
    --tone-edge: var(--portal-danger-border);
    --tone-text: var(--portal-danger-text);
    --tone-icon: var(--portal-danger-icon);
  }
  &:where([data-tone='info']) {
    --tone-ground: var(--portal-info-tint);
    --tone-edge: var(--portal-info-border);
    --tone-text: var(--portal-info-text);
    --tone-icon: var(--portal-info-icon);
  }
`
