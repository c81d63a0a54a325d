/** The selected rows: some by their ids, or all rows that match the filter except some. The selection stays when the page changes. */
export type TableSelection = { scope: 'rows', ids: readonly string[] } | { scope: 'filter', except: readonly string[] }

export const noSelection: TableSelection = { scope: 'rows', ids: [] }

/** All rows that match the filter, on every page. */
export const filterSelection: TableSelection = { scope: 'filter', except: [] }

export function isRowSelected(selection: TableSelection, id: string): boolean {
  return selection.scope === 'rows' ? selection.ids.includes(id) : !selection.except.includes(id)
}

/** The number of selected rows. `total`: how many rows match the filter. */
export function countSelected(selection: TableSelection, total: number): number {
  return selection.scope === 'rows' ? selection.ids.length : Math.max(0, total - selection.except.length)
}

/** Selects or deselects some rows. */
export function selectRows(selection: TableSelection, ids: readonly string[], areSelected: boolean): TableSelection {
  if (selection.scope === 'rows') return { scope: 'rows', ids: areSelected ? join(selection.ids, ids) : without(selection.ids, ids) }
  return { scope: 'filter', except: areSelected ? without(selection.except, ids) : join(selection.except, ids) }
}

function join(list: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...list, ...more])]
}

function without(list: readonly string[], gone: readonly string[]): string[] {
  return list.filter((id) => !gone.includes(id))
}
