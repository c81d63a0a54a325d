import { useStore } from '@nanostores/react'
import type { DataTableLabels, FilterBarLabels, SearchFieldLabels } from '@portal/ui'
import { useMemo } from 'react'
import { tableMessages } from './table.messages.ts'

export interface TableLabels {
  table: DataTableLabels
  filterBar: FilterBarLabels
  search: SearchFieldLabels
}

/** The words of a list in the person's language; `counted` says what its rows are: '312 people'. */
export function useTableLabels(counted: (count: number) => string): TableLabels {
  const t = useStore(tableMessages)
  return useMemo(
    () => ({
      table: {
        counted,
        showing: ({ from, to, total }) => (total === 0 ? t.showingNone : t.showing({ from, to, total })),
        loading: t.loading,
        refreshing: t.refreshing,
        sortedBy: ({ column, direction }) => t[direction]({ column }),
        selectPage: t.selectPage,
        selectRow: (name) => t.selectRow({ name }),
        selected: (count) => t.selected({ count }),
        selectedInFilter: ({ onPage }) => t.selectedInFilter({ onPage }),
        selectFilter: (count) => t.selectFilter({ count }),
        keepPage: t.keepPage,
        clearSelection: t.clearSelection,
        empty: t.empty,
        noMatch: t.noMatch,
        noMatchHint: t.noMatchHint,
        failed: t.failed,
        refreshFailed: t.refreshFailed,
        retry: t.retry,
        actions: t.actions,
        pages: { name: t.pages, previous: t.previousPage, next: t.nextPage, page: (page) => t.page({ page }) },
      },
      filterBar: {
        clear: t.clearFilters,
        filters: (count) => (count === 0 ? t.filters : t.filtersAtWork({ count })),
        remove: (label) => t.removeFilter({ label }),
      },
      search: { clear: t.clearSearch },
    }),
    [t, counted],
  )
}
