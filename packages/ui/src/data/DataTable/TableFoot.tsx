import { styled } from 'styled-components'
import { Spinner } from '../../elements/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { media } from '../../theme/media.ts'
import { countPages } from '../Pagination/pageNumbers.ts'
import { Pagination } from '../Pagination/Pagination.tsx'
import type { DataTableWords } from './dataTableWords.ts'
import type { TablePageProps, TablePlace, TableSort } from './tableTypes.ts'

interface TableFootProps {
  page: TablePageProps
  /** Rows on this page; undefined before the first answer. */
  shown: number | undefined
  sort: TableSort | null
  /** The heading of the column that the table is sorted by. */
  column: string | undefined
  isBusy: boolean
  isLoadingFirst: boolean
  hrefFor: ((place: TablePlace) => string) | undefined
  words: DataTableWords
}

/** The foot of a table: the range of shown rows, announced to screen readers, and links to other pages. */
export function TableFoot(props: TableFootProps) {
  const { page: { number, size, total, onPageChange }, shown, sort, column, isBusy, isLoadingFirst, hrefFor, words } = props
  const first = (number - 1) * size
  const [from, to] = [Math.min(first + 1, total), first + (shown ?? 0)]
  const showing = total === 0 ? words.showingNone : from === to ? words.showingOne({ at: from, total }) : words.showing({ from, to, total })
  return (
    <Foot data-blank={!shown || undefined}>
      <span role="status">
        {isLoadingFirst && <VisuallyHidden>{words.loading}</VisuallyHidden>}
        {shown === 0 ? <VisuallyHidden>{showing}</VisuallyHidden> : shown !== undefined && showing}
        {sort && column !== undefined && <VisuallyHidden>{`. ${words.sortedBy[sort.direction]({ column })}`}</VisuallyHidden>}
      </span>
      {isBusy && <Busy><Spinner /> {words.refreshing}</Busy>}
      <Pagination
        page={number} pageCount={countPages(total, size)} onPageChange={onPageChange}
        hrefFor={hrefFor && ((target) => hrefFor({ page: target, sort }))}
      />
    </Foot>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-2) var(--portal-space-4);
  min-block-size: 48px;
  padding-block: calc(var(--portal-space-2) - 1px);
  padding-inline: var(--portal-space-4);
  border-block-start: 1px solid var(--portal-table-divider);
  color: var(--portal-text-muted);
  font-variant-numeric: tabular-nums;

  & > nav {
    margin-inline-start: auto;
  }
  &[data-blank] {
    min-block-size: 0;
    padding-block: 0;
    border-block-start: 0;
  }
  ${media.phone} {
    flex-direction: column;
    justify-content: center;

    & > nav {
      margin-inline: 0;
    }
  }
`

const Busy = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-1);
  font: var(--portal-type-small);
`
