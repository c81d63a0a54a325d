import { styled } from 'styled-components'
import { IconButton } from '../../elements/IconButton/index.ts'
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

export const Sidebar = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 0 8px 12px;
  border-inline-end: 1px solid var(--portal-border-default);

  &[data-drawer] {
    flex: 1;
    border: 0;
  }
`

export const BrandCell = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  block-size: 56px;
  padding-inline: 8px;
`

export const MinimizeCell = styled.div`
  margin-block-start: auto;
  padding-block-start: 12px;
  padding-inline: 4px;

  [data-drawer] > & {
    padding-block-end: 8px;
    padding-inline: 8px;
  }
`

export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

export const TopBar = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: var(--portal-layout-topbar);
  padding-inline: 32px;
  border-block-end: 1px solid var(--portal-border-default);
  background: var(--portal-surface-base);

  ${media.phone} {
    gap: 8px;
    min-block-size: 52px;
    padding-inline: 12px;
  }
`

export const TopBarBrand = styled.div`
  display: none;

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
  }
`

export const Spacer = styled.div`
  flex: 1;
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
  gap: 20px;
  inline-size: 100%;
  max-inline-size: var(--portal-layout-page);
  padding: 24px 32px 40px;

  &:focus {
    outline: none;
  }

  ${media.phone} {
    gap: 16px;
    padding: 16px 16px 32px;
  }
`
