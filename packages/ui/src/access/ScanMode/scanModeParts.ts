import { styled } from 'styled-components'
import { ModalPanel } from '../../overlays/Modal/index.ts'
import { media } from '../../theme/media.ts'

export const Screen = styled(ModalPanel)`
  position: fixed;
  inset: 0;
  z-index: var(--portal-layer-scan);
  display: grid;
  grid-template-rows: auto 1fr auto;
  overflow: auto;
  background: var(--portal-qr-ground);
  color: var(--portal-text-default);
  font: var(--portal-type-body);
  forced-color-adjust: none;

  &:focus {
    outline: none;
  }
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--portal-space-2);
  min-block-size: 56px;
  padding: var(--portal-space-3) var(--portal-space-6);
  border-block-end: 1px solid var(--portal-border-subtle);

  ${media.phone} {
    padding: var(--portal-space-2) var(--portal-space-4);
  }
`

export const Brand = styled.div`
  min-inline-size: 0;
`

export const Center = styled.div`
  display: grid;
  place-items: center;
  padding: var(--portal-space-2) var(--portal-space-6);

  ${media.phone} {
    padding: var(--portal-space-2) 0;
  }
`

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--portal-space-1);
  inline-size: min(100%, 480px);
  text-align: center;
  overflow-wrap: anywhere;

  ${media.phone} {
    padding-inline: var(--portal-space-4);
  }
`

export const Name = styled.h2`
  margin: 0;
  font: var(--portal-type-body-strong);
  text-wrap: balance;
`

export const Place = styled.p`
  margin: 0;
  font: var(--portal-type-small);
  color: var(--portal-text-muted);
`

/** The code is square, and low enough that end and clock fit on a phone held sideways. */
export const Slot = styled.div`
  inline-size: min(100%, 420px, max(min(240px, 100dvh - 16px), 100dvh - 340px));

  ${media.phone} {
    inline-size: min(calc(100% + 32px), max(min(240px, 100dvh - 16px), 100dvh - 340px));
    margin-inline: calc(-1 * var(--portal-space-4));
  }
`

export const Gone = styled.p`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  margin: 0;
  padding: var(--portal-space-8);
  font: var(--portal-type-heading1);
  text-wrap: balance;
`

export const Big = styled.p`
  margin: 0;
  font: var(--portal-type-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: var(--portal-tracking-display);
  text-wrap: balance;

  ${media.phone} {
    font: var(--portal-type-heading1);
    font-variant-numeric: tabular-nums;
  }
`

export const Clock = styled.p`
  margin: 0;
  color: var(--portal-text-muted);
  font-variant-numeric: tabular-nums;
`

export const Hint = styled.p`
  margin: var(--portal-space-3) 0 0;
  font: var(--portal-type-small);
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--portal-space-2) var(--portal-space-6);
  padding: var(--portal-space-4) var(--portal-space-6);
  border-block-start: 1px solid var(--portal-border-subtle);
  color: var(--portal-text-muted);
  font: var(--portal-type-small);

  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--portal-space-2);
  }
`
