import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { useLinkComponent } from '../../elements/Link/LinkProvider.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { media } from '../../theme/media.ts'
import type { DataTableColumn, TablePlace, TableSort } from './tableTypes.ts'

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[]
  sort: TableSort | null
  onSortChange: ((change: { sort: TableSort }) => void) | undefined
  hrefFor: ((place: TablePlace) => string) | undefined
  /** The checkbox that selects the page, if rows can be selected. */
  check: ReactNode
  /** Names, for screen readers only, of the columns of buttons at the end: details, row menus. */
  tools: readonly string[]
}

/** The head row. A sortable column is a link, or a button if the order isn't in the address. */
export function TableHead<Row>({ columns, sort, onSortChange, hrefFor, check, tools }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {check && <th scope="col" data-part="check">{check}</th>}
        {columns.map(({ id, header, align, sortKey, width }) => {
          const direction = sortKey !== undefined && sort?.key === sortKey ? sort.direction : undefined
          const canSort = sortKey !== undefined && (onSortChange !== undefined || hrefFor !== undefined)
          return (
            <th key={id} scope="col" aria-sort={direction} data-align={align} data-sortable={canSort || undefined} style={{ inlineSize: width }}>
              {canSort ? <SortControl {...{ header, sortKey, direction, onSortChange, hrefFor }} /> : header}
            </th>
          )
        })}
        {tools.map((name) => <th key={name} scope="col" data-part="actions"><VisuallyHidden>{name}</VisuallyHidden></th>)}
      </tr>
    </thead>
  )
}

interface SortControlProps {
  header: string
  sortKey: string
  direction: TableSort['direction'] | undefined
  onSortChange: ((change: { sort: TableSort }) => void) | undefined
  hrefFor: ((place: TablePlace) => string) | undefined
}

function SortControl({ header, sortKey, direction, onSortChange, hrefFor }: SortControlProps) {
  const Link = useLinkComponent()
  const sort: TableSort = { key: sortKey, direction: direction === 'ascending' ? 'descending' : 'ascending' }
  const target = hrefFor ? { as: Link, href: hrefFor({ page: 1, sort }) } : { type: 'button' as const }
  return (
    <Control {...target} onClick={onSortChange && (() => onSortChange({ sort }))}>
      {header}
      <Icon icon={direction === 'descending' ? ArrowDown : ArrowUp} />
    </Control>
  )
}

const Control = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-1);
  min-block-size: 28px;
  margin: 0;
  margin-inline: calc(-1 * var(--portal-space-1));
  padding-block: 0;
  padding-inline: var(--portal-space-1);
  border: 0;
  border-radius: var(--portal-radius-small);
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  text-decoration: none;
  cursor: pointer;

  & > svg {
    visibility: hidden;
  }
  [aria-sort] > & {
    color: var(--portal-text-default);
  }
  [aria-sort] > & > svg,
  &:is(:hover, :focus-visible) > svg {
    visibility: visible;
  }
  &:hover {
    color: var(--portal-text-default);
  }
  ${media.phone} {
    min-block-size: 40px;

    & > svg {
      display: none;
    }
    [aria-sort] > & > svg {
      display: block;
    }
  }
`
