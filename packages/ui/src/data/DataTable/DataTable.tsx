import { forwardRef, useCallback, useRef } from 'react'
import type { ComponentPropsWithoutRef, ForwardedRef, ReactElement, ReactNode, RefAttributes } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/index.ts'
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorPanel } from '../../feedback/ErrorPanel/index.ts'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { useLabels } from '../../words/useLabels.ts'
import { dataTableMessages } from './DataTable.messages.ts'
import type { DataTableLabels } from './dataTableWords.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { RefreshFailure } from './RefreshFailure.tsx'
import { TableBulkBar } from './TableBulkBar.tsx'
import { TableCheck } from './TableCheck.tsx'
import { TableFoot } from './TableFoot.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { countSelected, isRowSelected, noSelection, selectRows } from './tableSelection.ts'
import type { TableSelection } from './tableSelection.ts'
import { tableStyles } from './tableStyles.ts'
import type { DataTableColumn, TableFailure, TablePlace, TableSort } from './tableTypes.ts'
import { useLatest } from '../../internal/useLatest.ts'
import { useDelay } from '../../internal/useDelay.ts'
import { useTableFit } from './useTableFit.ts'

export interface DataTableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'> {
  /** Names the table for screen readers: 'Users'. */
  label: string
  /** From the start to the end, each with its place on a phone. */
  columns: readonly DataTableColumn<Row>[]
  /** One page of rows, as the service sent it. Undefined before the first answer. */
  rows: readonly Row[] | undefined
  /** What a row is known by; stays the same from page to page. */
  getRowId: (row: Row) => string
  /** What a row is called in the names of its box and menu. Needed with `selection`. */
  getRowName?: (row: Row) => string
  /** How many rows the filter finds on all pages. */
  total: number
  /** From 1. */
  page?: number
  /** How many rows a page has. */
  pageSize?: number
  /** The present order; null where the service’s own is shown. */
  sort?: TableSort | null
  /** The address of another page or order: they then are real links. */
  hrefFor?: (place: TablePlace) => string
  /** Another order is wanted. Omit with `hrefFor`. */
  onSortChange?: (change: { sort: TableSort }) => void
  /** Another page is wanted. Omit with `hrefFor`. */
  onPageChange?: (change: { page: number }) => void
  /** An answer is on its way. Old rows stay. */
  isLoading?: boolean
  /** The last answer was an error. Old rows stay under a notice. */
  failure?: TableFailure
  /** Whether a filter or search is at work: then no rows is "no match". */
  isFiltered?: boolean
  /** What belongs here and how to start: an `EmptyState`. */
  empty?: ReactNode
  /** Names the filters and offers Clear: an `EmptyState`. */
  noMatch?: ReactNode
  /** Omit where rows cannot be selected. */
  selection?: TableSelection
  /** Rows were ticked, or all that the filter finds. */
  onSelectionChange?: (change: { selection: TableSelection }) => void
  /** What can be done to the selected rows. */
  bulkActions?: ReactNode
  /** Names the table's card in sight, with a count and one quiet action. Omit where the page has this name. */
  head?: { title: ReactNode; fact?: ReactNode; actions?: ReactNode }
  /** The menu at the end of a row. Rows are drawn anew where this function, or `columns`, is another one. */
  rowActions?: (row: Row) => ReactNode
  /** The row that is open beside or below the table. */
  isRowCurrent?: (row: Row) => boolean
  /** Lower rows, for lists that are scanned. */
  isCompact?: boolean
  /** Milliseconds before bars are drawn on the first load. */
  skeletonDelay?: number
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: DataTableLabels
}

/** One page of a list that the service sorts, filters and cuts. It shows what it is given and reports what is wanted. */
export const DataTable = forwardRef(function DataTable<Row>(props: DataTableProps<Row>, ref: ForwardedRef<HTMLElement>) {
  const {
    label, columns, rows, getRowId, getRowName = getRowId, total, page = 1, pageSize = 20, sort = null, hrefFor, onSortChange, onPageChange, isLoading = false,
    failure, isFiltered = false, empty, noMatch, selection = noSelection, onSelectionChange, bulkActions, head, rowActions, isRowCurrent, isCompact,
    skeletonDelay = 300, labels, ...rest
  } = props
  const words = useLabels('DataTable', dataTableMessages, labels)
  const table = useRef<HTMLTableElement>(null)
  const isFirstLoad = rows === undefined && failure === undefined
  const hasBars = useDelay(isFirstLoad, skeletonDelay)
  const ids = (rows ?? []).map(getRowId)
  const onPageSelected = ids.filter((id) => isRowSelected(selection, id)).length
  const count = onSelectionChange ? countSelected(selection, total) : 0
  const latest = useLatest({ selection, onSelectionChange })
  const select = useCallback((chosen: readonly string[], isChecked: boolean) => {
    const { selection: before, onSelectionChange: tell } = latest.current
    tell?.({ selection: selectRows(before, chosen, isChecked) })
  }, [latest])
  const selectOne = useCallback((id: string, isChecked: boolean) => select([id], isChecked), [select])
  const clear = () => {
    onSelectionChange?.({ selection: noSelection })
    table.current?.querySelector<HTMLElement>('thead input')?.focus()
  }
  const pageState = ids.length > 0 && onPageSelected === ids.length ? true : onPageSelected > 0 && ('mixed' as const)
  const hasRows = rows !== undefined && rows.length > 0
  const isShown = hasRows || isFirstLoad
  const fit = useTableFit(table, columns.map(({ header }) => header).join('\n'), isShown)

  return (
    <Card ref={ref} padding="none" {...head} {...rest} aria-busy={isLoading || isFirstLoad}>
      {count > 0 && onSelectionChange && <TableBulkBar {...{ selection, onSelectionChange, onClear: clear, page: ids, total, actions: bulkActions, words }} />}
      <LiveRegion>{count > 0 ? words.selected({ count: words.counted({ count }) }) : ''}</LiveRegion>
      {failure && rows !== undefined && <RefreshFailure failure={failure} words={words} />}
      {failure && rows === undefined && (
        <ErrorPanel title={words.failed} onRetry={failure.onRetry} isRetrying={failure.isRetrying}>{failure.detail}</ErrorPanel>
      )}
      {isShown && (
        <Place>
          <Table ref={table} data-fit={fit} data-checks={onSelectionChange ? '' : undefined} data-compact={isCompact || undefined} data-top={count === 0 || undefined}>
            <caption><VisuallyHidden>{label}</VisuallyHidden></caption>
            <TableHead
              {...{ columns, sort, onSortChange, hrefFor }}
              actions={rowActions ? words.actions : null}
              check={onSelectionChange && (
                <TableCheck label={words.selectPage} state={pageState} isDisabled={!hasRows} onChange={({ isChecked }) => select(ids, isChecked)} />
              )}
            />
            <tbody>
              {hasBars && <SkeletonRows columns={columns} count={Math.min(pageSize, 6)} hasCheck={onSelectionChange !== undefined} hasActions={rowActions !== undefined} />}
              {rows?.map((row) => {
                const id = getRowId(row)
                const isChecked = isRowSelected(selection, id)
                return (
                  <TableRow
                    key={id} {...{ row, id, columns, rowActions, isChecked }} onCheck={selectOne} isCurrent={isRowCurrent?.(row) ?? false}
                    isSelected={isChecked && selection.scope === 'rows' && onSelectionChange !== undefined}
                    checkLabel={onSelectionChange && words.selectRow({ name: getRowName(row) })}
                  />
                )
              })}
            </tbody>
          </Table>
        </Place>
      )}
      {rows?.length === 0 && (isFiltered
        ? noMatch ?? <EmptyState title={words.noMatch}>{words.noMatchHint}</EmptyState>
        : empty ?? <EmptyState title={words.empty} />)}
      <TableFoot
        {...{ page, pageSize, total, sort, hrefFor, onPageChange, words }}
        column={columns.find(({ sortKey }) => sortKey !== undefined && sortKey === sort?.key)?.header}
        shown={rows?.length} isBusy={isLoading && rows !== undefined} isLoadingFirst={hasBars}
      />
    </Card>
  )
}) as <Row>(props: DataTableProps<Row> & RefAttributes<HTMLElement>) => ReactElement

const Place = styled.div`
  min-inline-size: 0;
`

const Table = styled.table`
  ${tableStyles}
`
