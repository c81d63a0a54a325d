import { CommonTableExpressionNameNode, CommonTableExpressionNode, OperationNodeTransformer, type RawBuilder, SelectQueryNode, sql, type TableNode } from 'kysely'
import { objectsOf, tableItself, valuesOf } from '../store/byEngine.ts'
import { type HeldTable, heldTables, type HeldTableName, keyOfRow } from '../store/heldTables.ts'
import type { Store } from '../store/openStore.ts'
import { tables, type Row } from '../store/schema.ts'
import { statement } from '../store/statement.ts'
import { isNotMadeGood } from './controllerAnswers.ts'

const controllers = statement((store, { moduleId }: { moduleId: number }) =>
  store
    .selectFrom('controllers')
    .innerJoin('modules', 'modules.id', 'controllers.module_id')
    .innerJoin('properties', 'properties.id', 'modules.property_id')
    .select(['controllers.synced_to', 'properties.account_id'])
    .where('controllers.module_id', '=', moduleId))
const changesSince = statement((store, { accountId, from }: { accountId: number; from: number }) => {
  const own = store.selectFrom('unsynced_changes').where('account_id', '=', accountId).where('id', '>', from)
  return store.selectFrom('unsynced_changes').selectAll().where('id', '>', from)
    .where(({ and, eb, or }) => or([eb('account_id', '=', accountId), and([eb('account_id', 'is', null), eb('change_id', 'in', own.select('change_id'))])])).orderBy('id')
})
const refusedCommands = statement((store, { moduleId }: { moduleId: number }) =>
  store
    .selectFrom('device_commands')
    .select(['code_id', 'undo_after'])
    .where('undo_after', 'is not', null)
    .where('module_id', '=', moduleId)
    .where('status', '!=', 'acknowledged')
    .where(isNotMadeGood))

/** The rows that a controller decides by and hasn't synced, each in the version that the controller has. Empty if it is synced. */
export async function unsyncedChanges(store: Store, moduleId: number): Promise<Row<'unsynced_changes'>[]> {
  const [{ rows: [controller] }, { rows: refused }] = await Promise.all([controllers(store, { moduleId }), refusedCommands(store, { moduleId })])
  const syncedTo = controller?.synced_to ?? null
  if (!controller || (syncedTo === null && refused.length === 0)) return []
  const from = Math.min(syncedTo ?? Infinity, ...refused.map(({ undo_after: after }) => after ?? Infinity))
  const { rows: kept } = await changesSince(store, { accountId: controller.account_id, from })
  const isUnsynced = ({ id, tbl, key }: Row<'unsynced_changes'>) =>
    (syncedTo !== null && id > syncedTo) ||
    (tbl.startsWith('access_code') && refused.some(({ code_id: codeId, undo_after: after }) => after !== null && id > after && key.split('|')[0] === String(codeId)))
  const oldest = new Map<string, Row<'unsynced_changes'>>()
  for (const change of kept) {
    const name = `${change.tbl} ${change.key}`
    if (isUnsynced(change) && !oldest.has(name)) oldest.set(name, change)
  }
  return [...oldest.values()]
}

/** A read-only view of the database as a controller knows it: queries find the old version of unsynced rows. */
export function controllerView(store: Store, unsynced: readonly Row<'unsynced_changes'>[]): Store {
  const known = new Map([...Map.groupBy(unsynced, ({ tbl }) => tbl)].map(([name, changes]) =>
    [name as string, CommonTableExpressionNode.create(CommonTableExpressionNameNode.create(name), rowsOfController(name, changes).toOperationNode())]))
  const over = (node: SelectQueryNode): SelectQueryNode => {
    const expressions = namesOfTables.of(node).flatMap((name) => known.get(name) ?? [])
    return expressions.length === 0 ? node : { ...node, with: { kind: 'WithNode', expressions: [...expressions, ...(node.with?.expressions ?? [])] } }
  }
  return store.withPlugin({
    transformQuery: ({ node }) => (SelectQueryNode.is(node) ? over(node) : node),
    transformResult: ({ result }) => Promise.resolve(result),
  })
}

class NamesOfTables extends OperationNodeTransformer {
  readonly #known = new WeakMap<SelectQueryNode, readonly string[]>()
  #names = new Set<string>()

  of(query: SelectQueryNode): readonly string[] {
    const known = this.#known.get(query)
    if (known) return known
    this.#names = new Set()
    this.transformNode(query)
    const names = [...this.#names]
    this.#known.set(query, names)
    return names
  }

  protected override transformTable(node: TableNode): TableNode {
    this.#names.add(node.table.identifier.name)
    return node
  }
}

const namesOfTables = new NamesOfTables()

/** SQL for the columns of each table: of present rows, of old versions of rows, and the condition that both are one row. */
const columnsOf = Object.fromEntries(Object.entries<HeldTable>(heldTables).map(([name, held]) => {
  const columns = Object.entries<{ kind: string }>(tables[name as HeldTableName].columns)
  const own = new Set([...held.key, ...held.decisive])
  const was = (column: string, kind: string) => `cast(held.value ->> '${column}' as ${kind})`
  const isGone = `now.${held.key[0]} is null`
  return [name, {
    now: columns.map(([column]) => `now.${column}`).join(', '),
    asItWas: columns.map(([column, { kind }]) => (own.has(column) ? was(column, kind) : `cast(case when ${isGone} then ${was(column, kind)} else now.${column} end as ${kind})`)).join(', '),
    isOne: columns.filter(([column]) => held.key.includes(column)).map(([column, { kind }]) => `now.${column} = ${was(column, kind)}`).join(' and '),
    key: keyOfRow(held, 'now'),
  }]
}))

/** A table with the old versions of its unsynced rows. */
function rowsOfController(name: HeldTableName, changes: readonly Row<'unsynced_changes'>[]): RawBuilder<unknown> {
  const { now = '', asItWas = '', isOne = '', key = '' } = columnsOf[name] ?? {}
  const table = tableItself(name)
  const before = sql.val(`[${changes.flatMap((change) => change.before ?? []).join(',')}]`)
  const keys = valuesOf(sql.val(JSON.stringify(changes.map((change) => change.key))), 'text')
  return sql`(select ${sql.raw(now)} from ${table} as now where ${sql.raw(key)} not in (${keys})
    union all select ${sql.raw(asItWas)} from ${objectsOf(before)} left join ${table} as now on ${sql.raw(isOne)})`
}
