import type { Labels } from '@portal/domain'
import { ChevronRight } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { pageHeaderMessages } from '../PageHeader/PageHeader.messages.ts'

export interface Crumb {
  label: string
  /** The page's address. Omit for the current page. */
  href?: string
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The parent pages, the highest first. */
  items: readonly Crumb[]
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof pageHeaderMessages>
}

/** Links to the parent pages. */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb({ items, labels, ...rest }, ref) {
  const words = useLabels('PageHeader', pageHeaderMessages, labels)
  return (
    <nav aria-label={words.breadcrumb} {...rest} ref={ref}>
      <Crumbs>
        {items.map(({ label, href }, index) => (
          <li key={`${label} ${href}`}>
            {index > 0 && <Icon icon={ChevronRight} isDirectional />}
            {href === undefined ? <span aria-current="page">{label}</span> : <CrumbLink href={href} tone="quiet">{label}</CrumbLink>}
          </li>
        ))}
      </Crumbs>
    </nav>
  )
})

const Crumbs = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-1);
  margin: 0;
  padding: 0;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--portal-space-1);
  }
`

const CrumbLink = styled(TextLink)`
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
