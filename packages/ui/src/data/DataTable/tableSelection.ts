/** Selected rows by id, or all rows of the filter except some. A selection survives a change of page. */
export type TableSelection = { scope: 'rows', ids: readonly string[] } | { scope: 'filter', except: readonly string[] }

export const noSelection: TableSelection = { scope: 'rows', ids: [] }

/** All rows of the filter, on every page. */
export const filterSelection: TableSelection = { scope: 'filter', except: [] }

export function isRowSelected(selection: TableSelection, id: string): boolean {
  return selection.scope === 'rows' ? selection.ids.includes(id) : !selection.except.includes(id)
}

/** `total`: the number of rows of the filter. */
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
