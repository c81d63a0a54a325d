import { columnsOfKind, type ImportColumn, type ImportKind } from '@portal/domain'
import type { DraftStore } from '#portal/session/draftStore.ts'

type Columns = readonly (ImportColumn | null)[]

interface Shape {
  kind: ImportKind
  headings: readonly string[]
  columns: Columns
}

const name = 'importColumns'
/** The number of sets of headings that are remembered, the latest first. */
const shapesAtMost = 30

/** The last column choice for a file with these headings; null for new headings. */
export function recallColumns(store: Pick<DraftStore, 'recall'>, kind: ImportKind, headings: readonly string[]): Columns | null {
  const known: ReadonlySet<unknown> = new Set([...columnsOfKind[kind], null])
  const found = shapesIn(store.recall(name)).find((shape) => isSame(shape, { kind, headings }))
  return found && found.columns.length >= headings.length && found.columns.every((column) => known.has(column)) ? found.columns : null
}

export function rememberColumns(store: Pick<DraftStore, 'recall' | 'remember'>, shape: Shape): void {
  const others = shapesIn(store.recall(name)).filter((one) => !isSame(one, shape))
  store.remember(name, [shape, ...others].slice(0, shapesAtMost))
}

const isSame = (one: Pick<Shape, 'kind' | 'headings'>, other: Pick<Shape, 'kind' | 'headings'>) =>
  one.kind === other.kind && one.headings.length === other.headings.length && one.headings.every((heading, index) => heading === other.headings[index])

/** Reads the stored sets; an older portal may have stored something else. */
function shapesIn(stored: unknown): Shape[] {
  if (!Array.isArray(stored)) return []
  return (stored as unknown[]).filter((one): one is Shape => typeof one === 'object' && one !== null && 'kind' in one && 'headings' in one && Array.isArray(one.headings) && 'columns' in one && Array.isArray(one.columns))
}
