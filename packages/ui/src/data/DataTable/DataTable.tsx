import {
  forwardRef, Fragment, useCallback, useMemo, useRef, type ComponentPropsWithoutRef, type ForwardedRef, type MouseEvent, type ReactElement, type ReactNode, type RefAttributes,
} from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/Card.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorPanel, type LoadFailure } from '../../feedback/ErrorPanel/ErrorPanel.tsx'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { dataTableMessages } from './DataTable.messages.ts'
import type { DataTableLabels, DataTableWords } from './dataTableWords.ts'
import { TableBulkBar } from './TableBulkBar.tsx'
import { TableCheck } from './TableCheck.tsx'
import { TableFoot } from './TableFoot.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { countSelected, isRowSelected, noSelection, selectRows } from './tableSelection.ts'
import { tableStyles } from './tableStyles.ts'
import type { DataTableColumn, TableDetailsProps, TablePageProps, TablePlace, TableSelectionProps, TableSortProps } from './tableTypes.ts'
import { useControlled } from '../../internal/useControlled.ts'
import { useLatest } from '../../internal/useLatest.ts'
import { useDelay } from '../../internal/useDelay.ts'
import { useTableFit } from './useTableFit.ts'
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx'
import { Button } from '../../elements/Button/Button.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { errorPanelMessages } from '../../feedback/ErrorPanel/ErrorPanel.messages.ts'

export interface DataTableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title' | 'onSelect'> {
  /** Names the table for screen readers: 'Users'. */
  label: string
  /** The columns in order, each with its place on a phone. */
  columns: readonly DataTableColumn<Row>[]
  /** Ids of the columns to show, chosen with a `ColumnMenu`. Its `title` column always stays. Default: all. */
  shownColumns?: readonly string[]
  /** One page of rows, as the service sent it. Undefined before the first answer. */
  rows: readonly Row[] | undefined
  /** The row's id, unique among all pages. */
  getRowId: (row: Row) => string
  /** The row's name in the labels of its checkbox and menu. Needed with `selection`. */
  getRowName?: (row: Row) => string
  /** The page of `rows`: `number` from 1, `size`, the `total` of all pages, `onPageChange`. Omit if `rows` is the whole list. */
  page?: TablePageProps
  /** The order of `rows`: `value` and `onSortChange`. Omit if no column has a `sortKey`. */
  sort?: TableSortProps
  /** Address of a page or a sort order. With it, page and order controls are links. */
  hrefFor?: (place: TablePlace) => string
  /** Whether rows are loading; the old rows stay. */
  isLoading?: boolean
  /** Why the last request failed. The old rows stay under a notice. */
  failure?: LoadFailure
  /** Whether a filter or search is active: then no rows means "no match". */
  isFiltered?: boolean
  /** An `EmptyState` for a list without rows, which says how to start. */
  empty?: ReactNode
  /** An `EmptyState` for a filter without a match, which names the filters and offers to clear them. */
  noMatch?: ReactNode
  /** The selected rows and their `actions`. The caller keeps them as `value`, or the table does. Omit if rows can't be selected. */
  selection?: TableSelectionProps
  /** The title of the table's card. Omit if the page has the same title. */
  title?: ReactNode
  /** A count beside the title. */
  fact?: ReactNode
  /** One quiet button beside the title. */
  actions?: ReactNode
  /** The menu at the end of a row. A new function or new `columns` renders all rows again. */
  rowActions?: (row: Row) => ReactNode
  /** Details of the rows: each row gets a button that opens its `content` below it. Needs `getRowName`. */
  details?: TableDetailsProps<Row>
  /**
   * Whether a press anywhere in a row presses the first link or button of its title. Keyboard and screen readers use that link or button.
   */
  isRowPressable?: boolean
  /** Whether the row's details are shown beside or below the table. */
  isRowCurrent?: (row: Row) => boolean
  /** The group of a row, such as the day on which it ends. Each group of adjacent rows has this text as its heading. */
  groupOf?: (row: Row) => string
  /** Makes rows lower, for long lists. */
  isCompact?: boolean
  /** Milliseconds before the first load shows placeholder bars. */
  delay?: number
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: DataTableLabels
}

/**
 * A table with one page of a list. The service sorts, filters and pages the list; the table shows the given rows and reports what the user
 * requests.
 */
export const DataTable = forwardRef(function DataTable<Row>(props: DataTableProps<Row>, ref: ForwardedRef<HTMLElement>) {
  const {
    label, columns: given, shownColumns, rows, getRowId, getRowName = getRowId, page = wholeList(rows), sort, hrefFor, selection, isLoading = false, failure, isFiltered = false,
    empty, noMatch, rowActions, details, isRowPressable = false, isRowCurrent, groupOf, isCompact, delay = 300, labels, ...rest
  } = props
  const columns = useMemo(() => (shownColumns ? given.filter(({ id, phone }) => phone === 'title' || shownColumns.includes(id)) : given), [given, shownColumns])
  const [selected, setSelected] = useControlled(selection?.value, selection?.defaultValue ?? noSelection, (next) => selection?.onSelectionChange?.({ selection: next }))
  const [open, setOpen] = useControlled<readonly string[]>(details?.values, details?.defaultValues ?? [], (next) => details?.onValuesChange?.({ values: [...next] }))
  const words = useLabels('DataTable', dataTableMessages, labels)
  const table = useRef<HTMLTableElement>(null)
  const isFirstLoad = rows === undefined && failure === undefined
  const hasBars = useDelay(isFirstLoad, delay)
  const ids = (rows ?? []).map(getRowId)
  const onPageSelected = ids.filter((id) => isRowSelected(selected, id)).length
  const count = countSelected(selected, page.total)
  const latest = useLatest({ selected, setSelected, open, setOpen })
  const select = useCallback((chosen: readonly string[], isChecked: boolean) => latest.current.setSelected(selectRows(latest.current.selected, chosen, isChecked)), [latest])
  const selectOne = useCallback((id: string, isChecked: boolean) => select([id], isChecked), [select])
  const toggle = useCallback((id: string) => {
    const { current } = latest
    current.setOpen(current.open.includes(id) ? current.open.filter((one) => one !== id) : [...current.open, id])
  }, [latest])
  const clear = () => {
    setSelected(noSelection)
    table.current?.querySelector<HTMLElement>('thead input')?.focus()
  }
  const pageState = ids.length > 0 && onPageSelected === ids.length ? true : onPageSelected > 0 && ('mixed' as const)
  const hasRows = rows !== undefined && rows.length > 0
  const isShown = hasRows || isFirstLoad
  const tools = [...(details ? [words.details] : []), ...(rowActions ? [words.actions] : [])]
  const fit = useTableFit(table, columns.map(({ header }) => header).join('\n'), isShown)

  return (
    <Card ref={ref} padding="none" {...rest} aria-busy={isLoading || isFirstLoad}>
      {count > 0 && selection && <TableBulkBar {...{ ids, words }} value={selected} onSelectionChange={(change) => setSelected(change.selection)} actions={selection.actions} total={page.total} onClear={clear} />}
      <LiveRegion>{count > 0 ? words.selected({ count: words.counted({ count }) }) : ''}</LiveRegion>
      {failure && rows !== undefined && <RefreshFailure failure={failure} words={words} />}
      {failure && rows === undefined && (
        <ErrorPanel title={words.failed} onRetry={failure.onRetry} isRetrying={failure.isRetrying}>{failure.detail}</ErrorPanel>
      )}
      {isShown && (
        <Place>
          <Table
            ref={table} data-tight={fit === 'tight' || undefined} data-cards={fit === 'cards' || undefined} data-checks={selection ? '' : undefined}
            data-compact={isCompact || undefined} data-top={count === 0 || undefined} data-pressable={isRowPressable || undefined} onClick={isRowPressable ? pressRow : undefined}
          >
            <caption><VisuallyHidden>{label}</VisuallyHidden></caption>
            <TableHead
              {...{ columns, hrefFor }}
              sort={sort?.value ?? null} onSortChange={sort?.onSortChange}
              tools={tools}
              check={selection && (
                <TableCheck label={words.selectPage} state={pageState} isDisabled={!hasRows} onChange={({ isChecked }) => select(ids, isChecked)} />
              )}
            />
            <tbody>
              {hasBars && <SkeletonRows columns={columns} count={Math.min(page.size, 6)} hasCheck={selection !== undefined} tools={tools.length} />}
              {rows?.map((row, index) => {
                const id = getRowId(row)
                const group = groupOf?.(row)
                const before = rows[index - 1]
                const isChecked = isRowSelected(selected, id)
                return (
                  <Fragment key={id}>
                    {group !== undefined && (before === undefined || groupOf?.(before) !== group) && (
                      <tr data-group>
                        <th scope="rowgroup" colSpan={columns.length + tools.length + (selection ? 1 : 0)}>{group}</th>
                      </tr>
                    )}
                    <TableRow
                      {...{ row, id, columns, rowActions, isChecked }} onCheck={selectOne} isCurrent={isRowCurrent?.(row) ?? false}
                      isSelected={isChecked && selected.scope === 'rows'}
                      details={details?.content} detailsLabel={words.detailsOf({ name: getRowName(row) })} isOpen={details !== undefined && open.includes(id)} onToggle={toggle}
                      checkLabel={selection && words.selectRow({ name: getRowName(row) })}
                    />
                  </Fragment>
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

const ownPress = 'a, button, input, label, select, textarea, summary'

/**
 * Passes a press on a row to the link or button of its title, with the held modifier keys. A press that ends a selection of text is
 * ignored.
 */
function pressRow(event: MouseEvent<HTMLElement>) {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(ownPress) || getSelection()?.isCollapsed === false) return
  const title = target.closest('tr[data-row]')?.querySelector(':scope > [data-part=title] :is(a, button)')
  title?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }))
}

/** Six placeholder bars for a list of unknown length. */
const wholeList = (rows: readonly unknown[] | undefined): TablePageProps => ({ number: 1, size: rows?.length || 6, total: rows?.length ?? 0 })

const Place = styled.div`
  min-inline-size: 0;
`

const Table = styled.table`
  ${tableStyles}
`

interface SkeletonRowsProps<Row> {
  columns: readonly DataTableColumn<Row>[]
  count: number
  hasCheck: boolean
  /** How many columns of buttons each row has at its end. */
  tools: number
}

const blank = <Skeleton width="16px" />
const widths = ['72%', '48%', '60%', '54%', '66%']

/** Rows of placeholder bars under the real table head. */
function SkeletonRows<Row>({ columns, count, hasCheck, tools }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_none, line) => (
    <tr key={line} data-skeleton>
      {hasCheck && <td data-part="check">{blank}</td>}
      {columns.map(({ id, phone = 'fact' }, index) => (
        <td key={id} data-part={phone}><Skeleton width={widths[(line + index) % widths.length]} /></td>
      ))}
      {Array.from({ length: tools }, (_tool, index) => <td key={`tool-${index}`} data-part="actions">{blank}</td>)}
    </tr>
  ))
}

/** The notice above old rows that couldn't be refreshed. */
function RefreshFailure({ failure, words }: { failure: LoadFailure, words: DataTableWords }) {
  const { retry } = useLabels('ErrorPanel', errorPanelMessages)
  const { detail, onRetry, isRetrying } = failure
  return (
    <Frame>
      <InlineAlert
        tone="warning" role="alert" title={words.refreshFailed}
        actions={onRetry && <Button size="compact" isBusy={isRetrying} onClick={onRetry}>{retry}</Button>}
      >
        {detail}
      </InlineAlert>
    </Frame>
  )
}

const Frame = styled.div`
  padding: var(--portal-space-3);
  border-block-end: 1px solid var(--portal-table-divider);
`
