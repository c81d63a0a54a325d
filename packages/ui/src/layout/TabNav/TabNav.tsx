import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useLinkComponent } from '../../elements/Link/LinkProvider.tsx'
import { tabLook, tabRow } from '../../internal/tabStyles.ts'

export interface TabLink {
  id: string
  label: ReactNode
  href: string
}

export interface TabNavProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Name of the tabs for screen readers: 'Christopher Featherstonehaugh'. */
  label: string
  /** The pages of the record. */
  tabs: readonly TabLink[]
  /** The id of the page that is open. */
  current: string
}

/** The pages of one record, such as a user, as tabs. The tabs are links, so each page has its own address. */
export const TabNav = forwardRef<HTMLElement, TabNavProps>(function TabNav({ label, tabs, current, ...rest }, ref) {
  const Link = useLinkComponent()
  const list = useRef<HTMLUListElement>(null)
  // On a phone, scrolls the open tab into view without scrolling the page.
  useEffect(() => {
    const [box, tab] = [list.current, list.current?.querySelector('[aria-current]')]
    if (!box || !tab) return
    const [edges, place] = [box.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (place.left < edges.left) box.scrollLeft -= edges.left - place.left
    if (place.right > edges.right) box.scrollLeft += place.right - edges.right
  }, [current])
  return (
    <Nav ref={ref} aria-label={label} {...rest}>
      <ul ref={list}>
        {tabs.map(({ id, label: name, href }) => (
          <li key={id}><Tab as={Link} href={href} aria-current={id === current ? 'page' : undefined}>{name}</Tab></li>
        ))}
      </ul>
    </Nav>
  )
})

const Nav = styled.nav`
  min-inline-size: 0;
  border-block-end: 1px solid var(--portal-border-default);

  & > ul {
    ${tabRow}
  }
`

const Tab = styled.a`
  ${tabLook}
`
