import { css, keyframes, styled } from 'styled-components'
import { appear } from '../../internal/appear.ts'
import { media } from '../../theme/media.ts'

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`

export const Scrim = css`
  position: fixed;
  z-index: var(--portal-layer-overlay);
  inset: 0;
  display: grid;
  place-items: center;
  padding: var(--portal-space-8);
  overflow-y: auto;
  background: var(--portal-scrim);
  animation: ${appear} var(--portal-motion-calm) var(--portal-motion-ease);

  ${media.phone} {
    align-items: end;
    padding: var(--portal-space-10) 0 0;
  }
`

export const Panel = css`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 480px;
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-dialog);
  background: var(--portal-dialog-bg);
  box-shadow: var(--portal-shadow-dialog);
  color: var(--portal-text-default);
  font: var(--portal-type-body);
  overflow-wrap: anywhere;
  animation: ${rise} var(--portal-motion-calm) var(--portal-motion-ease);

  &[data-size='wide'] {
    max-inline-size: 760px;
  }
  &:focus-visible {
    outline: none;
  }

  ${media.phone} {
    &,
    &[data-size] {
      max-inline-size: none;
    }
    padding-block-end: env(safe-area-inset-bottom);
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: none;

    /* The short bar at the top of a sheet. */
    &::before {
      content: '';
      flex: none;
      inline-size: 32px;
      block-size: 4px;
      margin-block-start: var(--portal-space-2);
      margin-inline: auto;
      border-radius: var(--portal-radius-fine);
      background: var(--portal-border-control);
    }
  }
`

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-3);
  padding: var(--portal-space-5) var(--portal-space-5) 0;

  & > svg {
    margin-block-start: var(--portal-space-0-5);
  }
  & > h2 {
    flex: 1;
    min-inline-size: 0;
  }
  & > button {
    margin-block: calc(-1 * var(--portal-space-1));
    margin-inline-end: calc(-1 * var(--portal-space-2));
  }

  &:last-child,
  &:has(+ footer) {
    padding-block-end: var(--portal-space-5);
  }

  ${media.phone} {
    padding: var(--portal-space-3) var(--portal-space-4) 0;

    &:last-child,
    &:has(+ footer) {
      padding-block-end: var(--portal-space-4);
    }
  }
`

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-4);
  padding: var(--portal-space-3) var(--portal-space-5) var(--portal-space-5);

  ${media.phone} {
    padding: var(--portal-space-3) var(--portal-space-4) var(--portal-space-4);
  }
`

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--portal-space-2);
  padding: var(--portal-space-3) var(--portal-space-5);
  border-block-start: 1px solid var(--portal-border-subtle);

  ${media.phone} {
    flex-direction: column-reverse;
    padding: var(--portal-space-3) var(--portal-space-4) var(--portal-space-5);

    & :is(button, a) {
      inline-size: 100%;
      min-block-size: var(--portal-control-touch);
      white-space: normal;
    }
  }
`

export const Lead = styled.div`
  margin-inline-end: auto;

  ${media.phone} {
    margin: 0;
  }
`
