import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { media } from '../../theme/media.ts'
import type { DataTableWords } from './dataTableWords.ts'
import { countSelected, filterSelection, isRowSelected, type TableSelection } from './tableSelection.ts'

interface TableBulkBarProps {
  value: TableSelection
  onSelectionChange: (change: { selection: TableSelection }) => void
  actions: ReactNode
  /** Clears the selection. This removes the bar, so the focus must move. */
  onClear: () => void
  /** Ids of the rows on this page. */
  ids: readonly string[]
  total: number
  words: DataTableWords
}

/** The bar above a table with selected rows: their number, a switch between this page and all rows, and the actions. */
export function TableBulkBar({ value, onSelectionChange, actions, onClear, ids, total, words }: TableBulkBarProps) {
  const count = countSelected(value, total)
  const onPage = ids.filter((id) => isRowSelected(value, id)).length
  const counted = words.counted({ count })
  const goesBeyond = value.scope === 'filter' || count > onPage
  const isWholePage = !goesBeyond && onPage === ids.length && count < total
  return (
    <Bar>
      <Words>
        <strong>{words.selected({ count: counted })}</strong>
        {goesBeyond && ` ${words.selectedInFilter({ onPage })}`}
        {' '}
        {(isWholePage || goesBeyond) && (
          <Turn type="button" onClick={() => onSelectionChange({ selection: isWholePage ? filterSelection : { scope: 'rows', ids } })}>
            {isWholePage ? words.selectFilter({ count: words.counted({ count: total }) }) : words.keepPage}
          </Turn>
        )}
      </Words>
      <Actions>{actions}</Actions>
      <IconButton icon={X} size="compact" label={words.clearSelection} onClick={onClear} />
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-2);
  padding-block: var(--portal-space-2);
  padding-inline: var(--portal-space-4) var(--portal-space-2);
  border-block-end: 1px solid var(--portal-table-divider);
  border-start-start-radius: calc(var(--portal-radius-card) - 1px);
  border-start-end-radius: calc(var(--portal-radius-card) - 1px);
  background: var(--portal-table-row-selected);

  ${media.forcedColors} {
    outline: 1px solid Highlight;
    outline-offset: -2px;
  }
`

const Words = styled.div`
  flex: 1 1 240px;
  min-inline-size: 0;

  & > strong {
    font-weight: var(--portal-weight-strong);
  }
  ${media.phone} {
    flex: 1 1 calc(100% - 48px);
  }
`

const Turn = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--portal-accent-text);
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;

  ${media.phone} {
    padding-block: var(--portal-space-2);
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);

  ${media.phone} {
    flex: 1 1 100%;
    order: 1;

    & > * {
      flex: 1 1 auto;
    }
  }
`
