import { styled } from 'styled-components'
import { visuallyHidden } from '../elements/VisuallyHidden/visuallyHiddenStyles.ts'
import { useLabels } from '../words/useLabels.ts'
import { skipLinkMessages } from './SkipLink.messages.ts'

/**
 * A link to the page's content, for keyboard users who want to skip the frame. It is the first tab stop of every page and visible only with
 * the focus.
 */
export function SkipLink({ href }: { href: string }) {
  return <Skip href={href}>{useLabels('SkipLink', skipLinkMessages).skip}</Skip>
}

const Skip = styled.a`
  position: absolute;
  z-index: var(--portal-layer-skip);
  inset-block-start: var(--portal-space-2);
  inset-inline-start: var(--portal-space-2);
  padding: var(--portal-space-2) var(--portal-space-3);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-control);
  background: var(--portal-surface-overlay);
  color: var(--portal-accent-text);
  font: var(--portal-type-body-strong);

  &:not(:focus) {
    ${visuallyHidden}
    padding: 0;
    border: 0;
  }
`
