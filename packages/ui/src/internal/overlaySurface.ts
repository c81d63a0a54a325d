import { css } from 'styled-components'
import { appear } from './appear.ts'

/** The surface of a menu, a list of choices or a popover, above the rest of the page. */
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

/** A surface below its button, aligned with the button's start edge or, by `data-align`, its end edge. */
export const overlayAtButton = css`
  ${overlaySurface}
  position-area: self-block-end span-self-inline-end;
  position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline;
  inline-size: max-content;
  overflow-y: auto;
  animation: ${appear} var(--portal-motion-quick) var(--portal-motion-ease);

  &[data-align='end'] {
    position-area: self-block-end span-self-inline-start;
  }
`
