import type { Labels } from '@portal/domain'
import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { forwardRef, lazy, Suspense, useId, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Avatar } from '../../elements/Avatar/Avatar.tsx'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { useEdgeHeight } from '../../internal/useEdgeHeight.ts'
import { Menu } from '../../overlays/Menu/Menu.tsx'
import type { MenuItem } from '../../overlays/Menu/MenuPanel.tsx'
import { BrandMark, type Brand } from '../BrandMark/BrandMark.tsx'
import { FrameFooter, type FrameFooterProps } from '../FrameFooter/FrameFooter.tsx'
import { SidebarNav, type NavGroup } from '../SidebarNav/SidebarNav.tsx'
import { SkipLink } from '../SkipLink.tsx'
import { SupportPhone } from '../SupportPhone/SupportPhone.tsx'
import { Banners, BrandCell, Column, Content, MenuButton, Middle, MinimizeCell, Root, Sidebar, Spacer, SwitcherCell, SwitcherStrip, TopBar, TopBarBrand, WideOnly } from './appFrameParts.ts'
import { FrameProgress } from './FrameProgress.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { appFrameMessages } from './AppFrame.messages.ts'
import { styled } from 'styled-components'
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx'
import { Delayed } from '../../internal/Delayed.tsx'

export type AppFrameLabels = Labels<typeof appFrameMessages>

export interface AppFrameProps extends ComponentPropsWithoutRef<'div'> {
  /** The name and logo of the portal. */
  brand: Brand
  /** The pages that the user may open; empty: no menu. Omit while unknown: placeholder bars appear. */
  navigation?: NavGroup[]
  /** The signed-in user and the account menu. Omit while unknown. */
  account?: { name: string, detail?: ReactNode, items: MenuItem[] }
  /** The support phone number, formatted: "(972) 555-0148". */
  supportPhone?: string
  /** Company and privacy policy in the footer. */
  footer: FrameFooterProps
  /** The banners, in this order: lockdown, signed in as someone else, account, offline. */
  banners?: ReactNode
  /** The property switcher, above the navigation. Without an open sidebar it is under the bar. */
  propertySwitcher?: ReactNode
  /** A `CommandPaletteButton` at the start of the bar; on a phone it is an icon beside the tools. */
  search?: ReactNode
  /** Buttons in the bar before the avatar, at every width. */
  tools?: ReactNode
  /** Whether another page is loading; shows a thin bar at the top edge. */
  isNavigating?: boolean
  /** Whether the sidebar shows only icons. Save this between visits. */
  isSidebarMinimized?: boolean
  /** Called when the user minimizes or restores the sidebar. Save it for the next visit. */
  onSidebarMinimizedChange?: (change: { isSidebarMinimized: boolean }) => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: AppFrameLabels
}

const loadDrawer = () => import('../../overlays/Drawer/Drawer.tsx')

const comeDrawer = () => void loadDrawer().catch(() => {})

/** The drawer's code loads just before it opens, because only narrow screens need it. */
const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }))

/** The frame of all pages after sign-in: sidebar (a drawer below 1024 px), bar, content and footer. */
export const AppFrame = forwardRef<HTMLDivElement, AppFrameProps>(function AppFrame(props, ref) {
  const {
    brand, navigation, account, supportPhone, footer, banners, propertySwitcher, search, tools, isNavigating = false, isSidebarMinimized = false,
    onSidebarMinimizedChange, labels, children, ...rest
  } = props
  const words = useLabels('AppFrame', appFrameMessages, labels)
  const mainId = useId()
  const [isDrawerOpen, setDrawerOpen] = useState<boolean>()
  const top = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLElement>(null)
  useEdgeHeight(top, 'banners')
  useEdgeHeight(bar, 'bar')
  const closeDrawer = () => setDrawerOpen(false)
  return (
    <Root ref={ref} {...rest}>
      {isNavigating && <FrameProgress label={words.loading} />}
      <SkipLink href={`#${mainId}`} />
      <Banners ref={top}>{banners}</Banners>
      <Column data-minimized={isSidebarMinimized || undefined} data-alone={navigation?.length === 0 || undefined}>
        <Sidebar>
          <BrandCell><BrandMark {...brand} isMarkOnly={isSidebarMinimized} /></BrandCell>
          {!isSidebarMinimized && propertySwitcher && <SwitcherCell>{propertySwitcher}</SwitcherCell>}
          {navigation ? <SidebarNav groups={navigation} isMinimized={isSidebarMinimized} /> : <PendingNavigation />}
          {onSidebarMinimizedChange && (
            <MinimizeCell>
              <IconButton
                icon={isSidebarMinimized ? PanelLeftOpen : PanelLeftClose}
                label={isSidebarMinimized ? words.expand : words.minimize}
                isDirectional
                aria-expanded={!isSidebarMinimized}
                onClick={() => onSidebarMinimizedChange({ isSidebarMinimized: !isSidebarMinimized })}
              />
            </MinimizeCell>
          )}
        </Sidebar>
        <Middle>
          <TopBar ref={bar}>
            <MenuButton disabled={!navigation} icon={MenuIcon} label={words.menu} aria-haspopup="dialog" onPointerEnter={comeDrawer} onFocus={comeDrawer} onClick={() => setDrawerOpen(true)} />
            <TopBarBrand><BrandMark {...brand} /></TopBarBrand>
            {search}
            <Spacer data-after-search={search !== undefined || undefined} />
            {supportPhone && <WideOnly><SupportPhone number={supportPhone} /></WideOnly>}
            {tools}
            {account && (
              <Menu
                label={`${words.account}: ${account.name}`}
                items={account.items}
                head={<><Text isStrong>{account.name}</Text>{account.detail && <Text size="small" tone="muted">{account.detail}</Text>}</>}
              >
                <Avatar name={account.name} size={28} isDecorative />
              </Menu>
            )}
          </TopBar>
          {propertySwitcher && <SwitcherStrip>{propertySwitcher}</SwitcherStrip>}
          <Content id={mainId} tabIndex={-1}>{children}</Content>
          <FrameFooter {...footer} />
        </Middle>
      </Column>
      {navigation && isDrawerOpen !== undefined && (
        <Suspense fallback={null}>
          <Drawer
            isOpen={isDrawerOpen}
            onOpenChange={({ isOpen }) => setDrawerOpen(isOpen)}
            label={words.menu}
            labels={{ close: words.close }}
            head={<BrandMark {...brand} />}
          >
            <Sidebar data-drawer>
              <SidebarNav groups={navigation} onNavigate={closeDrawer} />
              {supportPhone && <MinimizeCell><SupportPhone number={supportPhone} /></MinimizeCell>}
            </Sidebar>
          </Drawer>
        </Suspense>
      )}
    </Root>
  )
})

const widths = ['55%', '40%', '62%', '48%', '58%', '44%', '36%']

/** Placeholder bars for the sidebar's pages. */
function PendingNavigation() {
  return <Places>{widths.map((width) => <Skeleton key={width} width={width} />)}</Places>
}

const Places = styled(Delayed)`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-5);
  padding: var(--portal-space-3) var(--portal-space-2);
`
