import { css } from 'styled-components'

/** What hangs at a control in the top layer: a menu, a list of choices, a popover. */
export const overlaySurface = css`
  position: fixed;
  inset: auto;
  margin-block: var(--portal-space-1);
  margin-inline: 0;
  padding: var(--portal-space-1);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-overlay);
  box-shadow: var(--portal-shadow-menu);
  color: var(--portal-text-default);
  font: var(--portal-type-body);
  overflow-wrap: anywhere;
`
