import { type RawBuilder, sql } from 'kysely'
import { byEngine } from '../store/byEngine.ts'
import type { UnheardChangesTable } from '../store/controllerSchema.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { isNotMadeGood } from './unsettled.ts'

type Change = UnheardChangesTable

const keysOf: Readonly<Record<Change['tbl'], readonly string[]>> = {
  access_codes: ['id'], access_code_locations: ['code_id', 'location_id'], user_restrictions: ['user_id'], user_places: ['user_id'],
  group_restrictions: ['id'], preset_templates: ['id'], users: ['id'], invites: ['id'], invite_locations: ['invite_id', 'port_id'], invite_weekly: ['id'],
  schedules: ['id'], schedule_ports: ['schedule_id', 'port_id'], holidays: ['id'],
}

/** The row that a row without an account went with. Empty for a row of a table that has its account. */
function ownerOf(tbl: Change['tbl'], key: string, before: string | null): string {
  const [first = ''] = key.split('|')
  if (tbl === 'access_code_locations') return `access_codes ${first}`
  if (tbl === 'invite_locations') return `invites ${first}`
  if (tbl === 'schedule_ports') return `schedules ${first}`
  if (tbl === 'invite_weekly') return `invites ${before === null ? '' : (JSON.parse(before) as { invite_id: string }).invite_id}`
  return ''
}

/** What belongs to the use of a record and not to its rules: the controller has counted it itself. */
const counted: ReadonlySet<string> = new Set(['last_used_at', 'uses_left'])

const controllers = statement((store, { moduleId }: { moduleId: number }) => 
  store
    .selectFrom('controllers')
    .innerJoin('modules', 'modules.id', 'controllers.module_id')
    .innerJoin('properties', 'properties.id', 'modules.property_id')
    .select(['controllers.heard', 'properties.account_id'])
    .where('controllers.module_id', '=', moduleId))
const refusedCommands = statement((store, { moduleId }: { moduleId: number }) =>
  store
    .selectFrom('device_commands')
    .select(['code_id', 'undo_after'])
    .where('undo_after', 'is not', null)
    .where('module_id', '=', moduleId)
    .where('status', '!=', 'acknowledged')
    .where(isNotMadeGood))

/** The decisive rows that a controller does not know as they are, each as the controller knows it. Empty for one that knows all. */
export async function unheardBy(store: Store, moduleId: number): Promise<Change[]> {
  const [{ rows: [controller] }, { rows: refused }] = await Promise.all([controllers(store, { moduleId }), refusedCommands(store, { moduleId })])
  const heard = controller?.heard ?? null
  if (!controller || (heard === null && refused.length === 0)) return []
  const from = Math.min(heard ?? Infinity, ...refused.map(({ undo_after: after }) => after ?? Infinity))
  const kept = await store.selectFrom('unheard_changes').selectAll().where('id', '>', from)
    .where((where) => where.or([where('account_id', '=', controller.account_id), where('account_id', 'is', null)])).orderBy('id').execute()
  const own = new Set(kept.filter(({ account_id: account }) => account !== null).map(({ tbl, key }) => `${tbl} ${key}`))
  const changes = kept.filter(({ account_id: account, tbl, key, before }) => account !== null || own.has(ownerOf(tbl, key, before)))
  const isUnheard = ({ id, tbl, key }: Change) =>
    (heard !== null && id > heard) ||
    (tbl.startsWith('access_code') && refused.some(({ code_id: codeId, undo_after: after }) => after !== null && id > after && key.split('|')[0] === String(codeId)))
  const oldest = new Map<string, Change>()
  for (const change of changes) {
    const name = `${change.tbl} ${change.key}`
    if (isUnheard(change) && !oldest.has(name)) oldest.set(name, change)
  }
  return [...oldest.values()]
}

const deferKeys = byEngine(sql`pragma defer_foreign_keys = on`, sql`set constraints all deferred`)
const checkKeys = byEngine(sql`pragma defer_foreign_keys = off`, sql`set constraints all immediate`)

/** Reads with the codes and rules as the controller holds them; nothing that is written meanwhile stays. Inside a transaction. */
export async function asHeard<Result>(trx: Store, unheard: readonly Change[], read: () => Promise<Result>): Promise<Result> {
  await sql`savepoint as_heard`.execute(trx)
  try {
    // The rows come back one by one, in no order of their references.
    await deferKeys.execute(trx)
    // What is new goes first: a rule that was made anew stands at the place of the one before it.
    const additions = unheard.filter(({ before }) => before === null)
    for (const change of [...additions, ...unheard.filter(({ before }) => before !== null)]) await restore(trx, change)
    return await read()
  } finally {
    await sql`rollback to as_heard`.execute(trx)
    await sql`release as_heard`.execute(trx)
    await checkKeys.execute(trx)
  }
}

async function restore(trx: Store, { tbl, key, before }: Change): Promise<void> {
  const values = key.split('|')
  const isIt = sql.join(keysOf[tbl].map((name, index) => sql`${sql.ref(name)} = ${values[index]}`), sql` and `)
  if (before === null) {
    await sql`delete from ${sql.table(tbl)} where ${isIt}`.execute(trx)
    return
  }
  const columns = Object.entries(JSON.parse(before) as Record<string, string | number | null>)
  const set: RawBuilder<unknown> = sql.join(columns.filter(([name]) => !counted.has(name)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
  const { numAffectedRows = 0n } = await sql`update ${sql.table(tbl)} set ${set} where ${isIt}`.execute(trx)
  if (numAffectedRows > 0n) return
  const names = sql.join(columns.map(([name]) => sql.ref(name)))
  await sql`insert into ${sql.table(tbl)} (${names}) values (${sql.join(columns.map(([, value]) => value))})`.execute(trx)
}
