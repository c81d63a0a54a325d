import { forwardRef, useCallback, useRef } from 'react'
import type { ComponentPropsWithoutRef, ForwardedRef, ReactElement, ReactNode, RefAttributes } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/index.ts'
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorPanel } from '../../feedback/ErrorPanel/index.ts'
import type { LoadFailure } from '../../feedback/ErrorPanel/index.ts'
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
import { tableStyles } from './tableStyles.ts'
import type { DataTableColumn, TablePageProps, TablePlace, TableSelectionProps, TableSortProps } from './tableTypes.ts'
import { useLatest } from '../../internal/useLatest.ts'
import { useDelay } from '../../internal/useDelay.ts'
import { useTableFit } from './useTableFit.ts'

export interface DataTableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title' | 'onSelect'> {
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
  /** Which page `rows` are: `number` from 1, `size`, the `total` of all pages, `onPageChange`. Omit where `rows` are the whole list. */
  page?: TablePageProps
  /** The order of `rows`: `value` and `onSortChange`. Omit where no column has a `sortKey`. */
  sort?: TableSortProps
  /** The address of another page or order: they then are real links. */
  hrefFor?: (place: TablePlace) => string
  /** An answer is on its way. Old rows stay. */
  isLoading?: boolean
  /** The last answer was an error. Old rows stay under a notice. */
  failure?: LoadFailure
  /** Whether a filter or search is at work: then no rows is "no match". */
  isFiltered?: boolean
  /** What belongs here and how to start: an `EmptyState`. */
  empty?: ReactNode
  /** Names the filters and offers Clear: an `EmptyState`. */
  noMatch?: ReactNode
  /** The ticked rows: `value`, `onSelectionChange` and the `actions` that can be done to them. Omit where rows cannot be selected. */
  selection?: TableSelectionProps
  /** Names the table's card in sight. Omit where the page has this name. */
  title?: ReactNode
  /** Beside the title: a count. */
  fact?: ReactNode
  /** At the end of the title's line: one quiet button. */
  actions?: ReactNode
  /** The menu at the end of a row. Rows are drawn again where this function, or `columns`, is another one. */
  rowActions?: (row: Row) => ReactNode
  /** The row that is open beside or below the table. */
  isRowCurrent?: (row: Row) => boolean
  /** Lower rows, for lists that are scanned. */
  isCompact?: boolean
  /** Milliseconds before bars are drawn on the first load. */
  delay?: number
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: DataTableLabels
}

/** One page of a list that the service sorts, filters and cuts. It shows what it is given and reports what is wanted. */
export const DataTable = forwardRef(function DataTable<Row>(props: DataTableProps<Row>, ref: ForwardedRef<HTMLElement>) {
  const {
    label, columns, rows, getRowId, getRowName = getRowId, page = wholeList(rows), sort, hrefFor, selection, isLoading = false, failure, isFiltered = false,
    empty, noMatch, rowActions, isRowCurrent, isCompact, delay = 300, labels, ...rest
  } = props
  const selected = selection?.value ?? noSelection
  const words = useLabels('DataTable', dataTableMessages, labels)
  const table = useRef<HTMLTableElement>(null)
  const isFirstLoad = rows === undefined && failure === undefined
  const hasBars = useDelay(isFirstLoad, delay)
  const ids = (rows ?? []).map(getRowId)
  const onPageSelected = ids.filter((id) => isRowSelected(selected, id)).length
  const count = countSelected(selected, page.total)
  const latest = useLatest(selection)
  const select = useCallback((chosen: readonly string[], isChecked: boolean) => {
    const { current } = latest
    current?.onSelectionChange({ selection: selectRows(current.value, chosen, isChecked) })
  }, [latest])
  const selectOne = useCallback((id: string, isChecked: boolean) => select([id], isChecked), [select])
  const clear = () => {
    selection?.onSelectionChange({ selection: noSelection })
    table.current?.querySelector<HTMLElement>('thead input')?.focus()
  }
  const pageState = ids.length > 0 && onPageSelected === ids.length ? true : onPageSelected > 0 && ('mixed' as const)
  const hasRows = rows !== undefined && rows.length > 0
  const isShown = hasRows || isFirstLoad
  const fit = useTableFit(table, columns.map(({ header }) => header).join('\n'), isShown)

  return (
    <Card ref={ref} padding="none" {...rest} aria-busy={isLoading || isFirstLoad}>
      {count > 0 && selection && <TableBulkBar {...{ selection, ids, words }} total={page.total} onClear={clear} />}
      <LiveRegion>{count > 0 ? words.selected({ count: words.counted({ count }) }) : ''}</LiveRegion>
      {failure && rows !== undefined && <RefreshFailure failure={failure} words={words} />}
      {failure && rows === undefined && (
        <ErrorPanel title={words.failed} onRetry={failure.onRetry} isRetrying={failure.isRetrying}>{failure.detail}</ErrorPanel>
      )}
      {isShown && (
        <Place>
          <Table
            ref={table} data-tight={fit === 'tight' || undefined} data-cards={fit === 'cards' || undefined} data-checks={selection ? '' : undefined}
            data-compact={isCompact || undefined} data-top={count === 0 || undefined}
          >
            <caption><VisuallyHidden>{label}</VisuallyHidden></caption>
            <TableHead
              {...{ columns, hrefFor }}
              sort={sort?.value ?? null} onSortChange={sort?.onSortChange}
              actions={rowActions ? words.actions : null}
              check={selection && (
                <TableCheck label={words.selectPage} state={pageState} isDisabled={!hasRows} onChange={({ isChecked }) => select(ids, isChecked)} />
              )}
            />
            <tbody>
              {hasBars && <SkeletonRows columns={columns} count={Math.min(page.size, 6)} hasCheck={selection !== undefined} hasActions={rowActions !== undefined} />}
              {rows?.map((row) => {
                const id = getRowId(row)
                const isChecked = isRowSelected(selected, id)
                return (
                  <TableRow
                    key={id} {...{ row, id, columns, rowActions, isChecked }} onCheck={selectOne} isCurrent={isRowCurrent?.(row) ?? false}
                    isSelected={isChecked && selected.scope === 'rows'}
                    checkLabel={selection && words.selectRow({ name: getRowName(row) })}
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
        {...{ page, hrefFor, words }}
        sort={sort?.value ?? null} column={columns.find(({ sortKey }) => sortKey !== undefined && sortKey === sort?.value?.key)?.header}
        shown={rows?.length} isBusy={isLoading && rows !== undefined} isLoadingFirst={hasBars}
      />
    </Card>
  )
}) as <Row>(props: DataTableProps<Row> & RefAttributes<HTMLElement>) => ReactElement

/** Six bars stand for a list whose length is not known yet. */
const wholeList = (rows: readonly unknown[] | undefined): TablePageProps => ({ number: 1, size: rows?.length || 6, total: rows?.length ?? 0 })

const Place = styled.div`
  min-inline-size: 0;
`

const Table = styled.table`
  ${tableStyles}
`
