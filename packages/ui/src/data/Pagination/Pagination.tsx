import { formatNumber, type Labels } from '@portal/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { useLinkComponent } from '../../elements/Link/LinkProvider.tsx'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { paginationMessages } from './Pagination.messages.ts'
import { pageNumbers } from './pageNumbers.ts'

export type PaginationLabels = Labels<typeof paginationMessages>

export interface PaginationProps extends ComponentPropsWithoutRef<'nav'> {
  /** The current page, from 1. */
  page: number
  /** The number of pages. For a single page nothing is shown. */
  pageCount: number
  /** Address of a page. Makes the controls links, so that a page can open in a new tab. Omit if pages have no address. */
  hrefFor?: (page: number) => string
  /** Called when the user chooses a page. Without `hrefFor` the controls are buttons. */
  onPageChange?: (change: { page: number }) => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: PaginationLabels
}

/** Controls to go through the pages of a list. Shows nothing for one page. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(props, ref) {
  const { page, pageCount, hrefFor, onPageChange, labels, ...rest } = props
  const words = useLabels('Pagination', paginationMessages, labels)
  const { locale } = useSetting()
  if (pageCount <= 1) return null
  const step = (target: number) => ({
    href: hrefFor?.(target),
    onStep: onPageChange && (() => onPageChange({ page: target })),
    isOff: target < 1 || target > pageCount,
  })
  return (
    <nav ref={ref} aria-label={words.name} {...rest}>
      <Steps>
        <li><PageStep key="previous" icon={ChevronLeft} label={words.previous} {...step(page - 1)} /></li>
        {pageNumbers(page, pageCount).map((entry, index) => (
          entry === 'gap'
            ? <Gap key={`gap-${index < 3 ? 'before' : 'after'}`} aria-hidden>…</Gap>
            : (
              <li key={entry}>
                <PageStep label={words.page({ page: entry })} isCurrent={entry === page} {...step(entry)}>{formatNumber(entry, locale)}</PageStep>
              </li>
            )
        ))}
        <li><PageStep key="next" icon={ChevronRight} label={words.next} {...step(page + 1)} /></li>
      </Steps>
    </nav>
  )
})

const Steps = styled.ul`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    margin-inline-start: -1px;
  }
  & > li:first-child > * {
    border-start-start-radius: var(--portal-radius-control);
    border-end-start-radius: var(--portal-radius-control);
  }
  & > li:last-child > * {
    border-start-end-radius: var(--portal-radius-control);
    border-end-end-radius: var(--portal-radius-control);
  }
`

const Gap = styled.li`
  display: grid;
  place-items: center;
  min-inline-size: 24px;
  border: 1px solid var(--portal-button-secondary-border);
  border-inline: 0;
  background: var(--portal-surface-sunken);
  color: var(--portal-text-muted);

  ${media.phone} {
    min-inline-size: 20px;
  }
`

interface PageStepProps {
  label: string
  icon?: IconComponent
  isCurrent?: boolean
  /** Disables the step at the first or last page; it stays focusable. */
  isOff?: boolean
  href?: string
  onStep?: () => void
  children?: ReactNode
}

/** A control that goes to another page: a link if it has an address, else a button. */
function PageStep({ label, icon, isCurrent = false, isOff = false, href, onStep, children }: PageStepProps) {
  const Link = useLinkComponent()
  const isLink = href !== undefined && !isOff
  const target = isLink ? { as: Link, href } : { type: 'button' as const, 'aria-disabled': isOff || undefined }
  return (
    <Step {...target} aria-label={label} {...tip(icon && label)} aria-current={isCurrent ? 'page' : undefined} onClick={isOff ? undefined : onStep}>
      {icon ? <Icon icon={icon} isDirectional /> : children}
    </Step>
  )
}

const Step = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  min-inline-size: 32px;
  min-block-size: 32px;
  margin: 0;
  padding-block: 0;
  padding-inline: var(--portal-space-1);
  border: 1px solid var(--portal-button-secondary-border);
  background: var(--portal-button-secondary-bg);
  color: var(--portal-text-default);
  font: var(--portal-type-body-strong);
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: var(--portal-button-secondary-bg-hover);
    }
  }
  &:focus-visible {
    z-index: var(--portal-layer-focused);
  }
  &[aria-current] {
    z-index: var(--portal-layer-raised);
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
    color: var(--portal-accent-text);
  }
  &[aria-disabled] {
    background: var(--portal-surface-sunken);
    color: var(--portal-text-disabled);
    cursor: default;
  }
  ${media.phone} {
    min-inline-size: 40px;
    min-block-size: 40px;
    padding-inline: var(--portal-space-1);
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`
