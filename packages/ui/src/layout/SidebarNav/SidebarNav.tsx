import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { useLinkComponent } from '../../elements/Link/LinkProvider.tsx'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { sidebarNavMessages } from './SidebarNav.messages.ts'

export interface NavItem {
  id: string
  label: string
  href: string
  icon: IconComponent
  isCurrent?: boolean
  /** A count beside the link's name, already formatted: "2,418". */
  count?: string
}

export interface NavGroup {
  id: string
  /** The group's name. Omit for the first group. */
  label?: string
  items: NavItem[]
}

export interface SidebarNavProps extends ComponentPropsWithoutRef<'nav'> {
  /** The links, in groups. */
  groups: NavGroup[]
  /** Whether only icons show. The names remain for screen readers and on hover. */
  isMinimized?: boolean
  /** Called after a press, to close a drawer. */
  onNavigate?: () => void
}

/** The links to the portal's pages, in named groups. The current page is highlighted. */
export const SidebarNav = forwardRef<HTMLElement, SidebarNavProps>(function SidebarNav({ groups, isMinimized, onNavigate, ...rest }, ref) {
  const Link = useLinkComponent()
  const words = useLabels('SidebarNav', sidebarNavMessages)
  return (
    <Nav ref={ref} aria-label={words.navigation} data-minimized={isMinimized || undefined} {...rest}>
      {groups.map((group) => (
        <Group key={group.id} role={group.label ? 'group' : undefined} aria-label={group.label}>
          {group.label && (isMinimized ? <Rule /> : <GroupName aria-hidden>{group.label}</GroupName>)}
          {group.items.map(({ id, label, href, icon, isCurrent, count }) => (
            <Item
              key={id}
              as={Link}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              aria-label={isMinimized ? label : undefined}
              {...tip(isMinimized ? label : undefined, 'inline')}
              onClick={onNavigate}
            >
              <Icon icon={icon} />
              {!isMinimized && <span>{label}</span>}
              {!isMinimized && count !== undefined && <Count><bdi>{count}</bdi></Count>}
            </Item>
          ))}
        </Group>
      ))}
    </Nav>
  )
})

const Nav = styled.nav`
  display: flex;
  flex-direction: column;
`

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-0-5);
`

const GroupName = styled.span`
  padding: var(--portal-space-3) var(--portal-space-2) var(--portal-space-1);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  font-weight: var(--portal-weight-medium);
`

const Rule = styled.span`
  margin-block: var(--portal-space-2);
  margin-inline: var(--portal-space-2);
  border-block-start: 1px solid var(--portal-border-subtle);
`

const Item = styled.a`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  min-block-size: 32px;
  padding-block: var(--portal-space-1);
  padding-inline: var(--portal-space-2);
  border-radius: var(--portal-radius-control);
  color: var(--portal-nav-item-text);
  font: var(--portal-type-body-strong);
  text-decoration: none;

  &:hover {
    background: var(--portal-surface-hover);
  }
  &[aria-current] {
    background: var(--portal-nav-item-current-bg);
    color: var(--portal-nav-item-current-text);
  }
  [data-minimized] & {
    justify-content: center;
  }

  ${media.narrow} {
    min-block-size: var(--portal-control-touch);
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Count = styled.span`
  margin-inline-start: auto;
  font: var(--portal-type-meta);
  font-weight: var(--portal-weight-medium);
  font-variant-numeric: tabular-nums;
`
