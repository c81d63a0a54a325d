import { styled } from 'styled-components'
import { TextInput } from '../internal/TextInput/TextInput.tsx'
import { media } from '../../theme/media.ts'
import { ModalPanel, ModalScrim } from '../../overlays/Modal/Modal.tsx'

export const Scrim = styled(ModalScrim)`
  position: fixed;
  z-index: var(--portal-layer-overlay);
  inset: 0;
  display: grid;
  justify-items: center;
  align-items: start;
  padding: min(12vh, var(--portal-space-16)) var(--portal-space-8) var(--portal-space-8);
  overflow-y: auto;
  background: var(--portal-scrim);

  ${media.phone} {
    padding: 0;
  }
`

export const Panel = styled(ModalPanel)`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 640px;
  max-block-size: calc(100dvh - 2 * min(12vh, var(--portal-space-16)));
  overflow: hidden;
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-dialog);
  background: var(--portal-dialog-bg);
  box-shadow: var(--portal-shadow-dialog);
  color: var(--portal-text-default);
  font: var(--portal-type-body);
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: none;
  }
  ${media.phone} {
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    border: 0;
    border-radius: 0;
  }
`

export const Head = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  padding: var(--portal-space-2) var(--portal-space-3);
  border-block-end: 1px solid var(--portal-border-subtle);
`

/** The field fills the top of the dialog. Its border shows only in forced colors. */
export const Field = styled(TextInput)`
  flex: 1;
  min-inline-size: 0;
  border-color: transparent;
  background: none;
  outline: none;

  &&&:focus-within:has(:focus-visible) {
    border-color: transparent;
    box-shadow: none;
    outline: none;
  }
  ${media.forcedColors} {
    border-color: Highlight;
  }
`

export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: var(--portal-space-1) var(--portal-space-2) var(--portal-space-3);
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const SectionHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--portal-space-2);
  padding: var(--portal-space-3) var(--portal-space-2) var(--portal-space-1);
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
`

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--portal-space-3);
  min-block-size: 36px;
  padding: var(--portal-space-1) var(--portal-space-2);
  border: 1px solid transparent;
  border-radius: var(--portal-radius-control);
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  scroll-margin-block: var(--portal-space-8) var(--portal-space-2);

  > svg {
    flex: none;
    color: var(--portal-text-muted);
  }
  &[aria-selected='true'] {
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
  }
  &[aria-disabled='true'] {
    color: var(--portal-text-muted);
    cursor: default;
  }
  ${media.phone} {
    min-block-size: var(--portal-control-touch);
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

export const Words = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--portal-space-2);
  min-inline-size: 0;

  mark {
    background: none;
    color: var(--portal-accent-text);
    font-weight: var(--portal-weight-strong);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.forcedColors} {
    mark {
      color: inherit;
    }
  }
`

export const Fact = styled.span`
  color: var(--portal-text-muted);
  font: var(--portal-type-small);

  ${media.forcedColors} {
    color: inherit;
  }
`

export const End = styled(Fact)`
  flex: none;
  margin-inline-start: auto;
  white-space: nowrap;
`

export const Aside = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  padding: var(--portal-space-3) var(--portal-space-2);
`

export const Asked = styled.div`
  display: flex;
  gap: var(--portal-space-3);

  > svg {
    flex: none;
    margin-block-start: var(--portal-space-0-5);
    color: var(--portal-accent-text);
  }
`

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);

  ${media.phone} {
    button {
      flex: 1;
      min-block-size: var(--portal-control-touch);
    }
  }
`

export const Foot = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-4);
  padding: var(--portal-space-2) var(--portal-space-4);
  border-block-start: 1px solid var(--portal-border-subtle);
  background: var(--portal-surface-sunken);
  color: var(--portal-text-muted);
  font: var(--portal-type-small);

  &[hidden] {
    display: none;
  }
  ${media.phone} {
    display: none;
  }
  kbd {
    margin-inline-end: var(--portal-space-1);
    background: var(--portal-surface-base);
  }
`
