import { styled } from 'styled-components'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { media } from '../../theme/media.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;
`

export const Column = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: var(--portal-layout-sidebar) minmax(0, 1fr);

  &[data-minimized] {
    grid-template-columns: 56px minmax(0, 1fr);
  }

  /* Without a menu, the brand is in the bar, as on narrow screens. */
  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);

    & > :first-child {
      display: none;
    }
  }

  ${media.narrow} {
    &,
    &[data-minimized] {
      grid-template-columns: minmax(0, 1fr);
    }
    & > :first-child {
      display: none;
    }
  }
`

/** Banners stay visible, so that users who scroll still see that they are offline or signed in as someone else. */
export const Banners = styled.div`
  ${media.tall} {
    position: sticky;
    inset-block-start: 0;
    z-index: var(--portal-layer-sticky);
  }
`

export const Sidebar = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-0-5);
  padding: 0 var(--portal-space-2) var(--portal-space-3);
  border-inline-end: 1px solid var(--portal-border-default);

  ${media.tall} {
    position: sticky;
    inset-block-start: var(--portal-edge-banners, 0px);
    align-self: start;
    block-size: calc(100vh - var(--portal-edge-banners, 0px));
    block-size: calc(100dvh - var(--portal-edge-banners, 0px));
    overflow-y: auto;
  }
  &[data-drawer] {
    position: static;
    flex: 1;
    align-self: auto;
    block-size: auto;
    border: 0;
  }
`

export const BrandCell = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  block-size: 56px;
  padding-inline: var(--portal-space-2);
`

export const SwitcherCell = styled.div`
  padding: 0 var(--portal-space-1) var(--portal-space-2);
`

/** Styles for where the sidebar is closed or has only icons. */
export const SwitcherStrip = styled.div`
  display: none;
  padding: var(--portal-space-2) var(--portal-space-8);
  border-block-end: 1px solid var(--portal-border-default);
  background: var(--portal-surface-base);

  > * {
    max-inline-size: 320px;
  }
  [data-minimized] & {
    display: block;
  }
  ${media.narrow} {
    display: block;
  }
  ${media.phone} {
    padding-inline: var(--portal-space-3);

    > * {
      max-inline-size: none;
    }
  }
`

export const MinimizeCell = styled.div`
  margin-block-start: auto;
  padding-block-start: var(--portal-space-3);
  padding-inline: var(--portal-space-1);

  [data-drawer] > & {
    padding-block-end: var(--portal-space-2);
    padding-inline: var(--portal-space-2);
  }
`

export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  /* On a phone a toast is as wide as the page, so the page adds room to scroll content out from under it. */
  ${media.phone} {
    padding-block-end: var(--portal-edge-toast, 0px);
  }
`

export const TopBar = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--portal-space-3);
  min-block-size: var(--portal-layout-topbar);
  padding-inline: var(--portal-space-8);
  border-block-end: 1px solid var(--portal-border-default);
  background: var(--portal-surface-base);

  ${media.tall} {
    position: sticky;
    inset-block-start: var(--portal-edge-banners, 0px);
    z-index: var(--portal-layer-sticky);
  }
  ${media.phone} {
    gap: var(--portal-space-2);
    min-block-size: 52px;
    padding-inline: var(--portal-space-3);
  }
`

export const TopBarBrand = styled.div`
  display: none;

  [data-alone] & {
    display: flex;
  }

  ${media.narrow} {
    display: flex;
  }
`

export const MenuButton = styled(IconButton)`
  &&& {
    display: none;
  }

  ${media.narrow} {
    &&& {
      display: inline-flex;
    }
    [data-alone] &&& {
      display: none;
    }
  }
`

export const Spacer = styled.div`
  flex: 1;

  ${media.phone} {
    &[data-after-search] {
      display: none;
    }
  }
`

export const WideOnly = styled.div`
  display: contents;

  ${media.phone} {
    display: none;
  }
`

export const Content = styled.main`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-5);
  inline-size: 100%;
  max-inline-size: var(--portal-layout-page);
  padding: var(--portal-space-6) var(--portal-space-8) var(--portal-space-10);

  &:focus {
    outline: none;
  }

  ${media.phone} {
    gap: var(--portal-space-4);
    padding: var(--portal-space-4) var(--portal-space-4) var(--portal-space-8);
  }
`
