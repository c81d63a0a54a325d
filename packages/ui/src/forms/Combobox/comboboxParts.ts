import { styled } from 'styled-components'
import { overlaySurface } from '../../internal/overlaySurface.ts'
import { media } from '../../theme/media.ts'
import { tool } from '../internal/toolStyles.ts'

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
  min-inline-size: 0;
`

/** The buttons at the field's end: one clears the choice, the arrow opens the list. */
export const Tool = styled.button`
  ${tool}

  &:last-child {
    margin-inline-end: calc(-1 * var(--portal-space-1));
  }
  ${media.phone} {
    inline-size: 36px;
    block-size: 36px;
  }
`

export const Panel = styled.div`
  ${overlaySurface}
  position-area: self-block-end span-self-inline-end;
  position-try-fallbacks: flip-block;

  > span {
    padding: var(--portal-space-2) var(--portal-space-3);
  }
`

/** The list scrolls but is not a tab stop, because keys pressed in the field move through it. */
export const List = styled.ul`
  max-block-size: min(320px, 50dvh);
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  min-block-size: 32px;
  padding-block: var(--portal-space-1);
  padding-inline: var(--portal-space-3);
  border-radius: var(--portal-radius-small);
  cursor: pointer;

  &[data-highlighted] {
    background: var(--portal-surface-hover);
  }
  &[data-off] {
    color: var(--portal-text-disabled);
    cursor: default;
  }
  > svg {
    flex: none;
    color: var(--portal-text-muted);
  }
  ${media.phone} {
    min-block-size: var(--portal-control-touch);
  }
  ${media.forcedColors} {
    &[data-highlighted] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
`

export const Fact = styled.span`
  display: block;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);

  [data-highlighted] & {
    ${media.forcedColors} {
      color: inherit;
    }
  }
`
