import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type PartnerKind, spreadSample } from '@portal/domain'
import { type RawBuilder, sql } from 'kysely'
import { readSentence, type Unsaid } from '../words/sentence.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'

type Part = Unsaid<ResponseOf<(typeof endpoints)['getPartnerMigration']>['Parts'][number]>
type Missing = Part['Missing'][number]
type Staying = Part['Stays'][number]

/** The number of records of one kind in the other system and in the portal. */
export type PartCounts = Pick<Part, 'There' | 'Here' | 'ChangedSince'>

/** A record of the other system, with the row that imported it. */
export interface RecordHere {
  row: number
  name: string
  importId: number
}

const nothing: PartCounts = { There: 0, Here: 0, ChangedSince: 0 }

/** Counts the records in both systems, by kind. */
export async function countRecords(store: Store, migration: Row<'partner_migrations'>): Promise<(kind: PartnerKind) => PartCounts> {
  const { rows } = await sql<{ kind: PartnerKind; there: number; here: number; changed: number }>`
    select kind, count(*) as there, sum(case when state = 'here' then 1 else 0 end) as here, sum(case when state = 'here' then is_changed else 0 end) as changed
    from (${compared(migration)}) as compared group by kind`.execute(store)
  const byKind = new Map(rows.map(({ kind, there, here, changed }) => [kind, { There: there, Here: here, ChangedSince: changed }]))
  return (kind) => byKind.get(kind) ?? nothing
}

/** The first records of a kind that are missing in the portal, in the other system's order, with reasons. */
export async function missingRecords(store: Store, migration: Row<'partner_migrations'>, kind: PartnerKind, most: number): Promise<Missing[]> {
  const { rows } = await sql<{ row: number; name: string; state: Missing['Reason']; message: string | null }>`
    select "row", name, state, message from (${compared(migration)}) as compared where kind = ${kind} and state <> 'here' order by "row" limit ${most}`.execute(store)
  return rows.map(({ row, name, state, message }) => {
    const isSaid = state === 'refused' || state === 'leftOut'
    return { Row: row, Name: name, Reason: state, message: isSaid ? readSentence(message ?? '') : '' }
  })
}

/** An evenly spread sample of imported records of a kind. */
export async function sampleOfRecords(store: Store, migration: Row<'partner_migrations'>, kind: PartnerKind, { here, most }: { here: number; most: number }): Promise<RecordHere[]> {
  const places = spreadSample(Array.from({ length: here }, (_, index) => index + 1), most)
  if (places.length === 0) return []
  const { rows } = await sql<RecordHere>`
    select "row", name, import_id as "importId" from (
      select "row", name, import_id, row_number() over (order by "row") as place from (${compared(migration)}) as compared where kind = ${kind} and state = 'here'
    ) as placed where place in (${sql.join(places)}) order by "row"`.execute(store)
  return rows
}

/** The rows of a kind that the rollback couldn't undo; the first ones have reasons. */
export async function stayingRecords(store: Store, { id }: Row<'partner_migrations'>, kind: PartnerKind, most: number): Promise<{ total: number; rows: Staying[] }> {
  const { rows } = await sql<{ row: number; name: string; import_id: number; record_id: number; message: string; total: number }>`
    select r."row", r.name, r.import_id, r.record_id, r.message, count(*) over () as total from import_rows r join imports i on i.id = r.import_id
    where i.migration_id = ${id} and i.kind = ${kind} and r.undo = 'blocked' and ${isPresent(sql`r.kind`, sql`r.record_id`)}
    order by r.import_id, r."row" limit ${most}`.execute(store)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ row, name, import_id: ImportID, record_id: RecordID, message }) => ({ ImportID, Row: row, Name: name, RecordID, message: readSentence(message) })),
  }
}

/**
 * Each record of the other system with its row: the last row that wrote the record and wasn't undone, or without one the last row. A row
 * without effect doesn't replace an earlier one.
 */
function compared({ id, site_id: siteId }: Row<'partner_migrations'>): RawBuilder<unknown> {
  return sql`
    select p.kind, p."row", p.name, b.import_id, b.message, case when p.changed_at > b.created_at then 1 else 0 end as is_changed,
      case when b.import_id is null then 'notYet' when b.undo = 'undone' then 'takenBack' when b.kept = 0 and b.outcome = 'failed' then 'refused'
        when b.kept = 0 and b.outcome = 'skipped' then 'leftOut' when b.kept = 0 then 'notYet' when ${isPresent(sql`b.kind`, sql`b.record_id`)} then 'here' else 'removed' end as state
    from partner_records p left join (
      select kind, "row", import_id, record_id, outcome, undo, message, kept, created_at, row_number() over (partition by kind, "row" order by kept desc, import_id desc) as nth
      from (
        select r.kind, r."row", r.import_id, r.record_id, r.outcome, r.undo, r.message, i.created_at,
          case when r.record_id is not null and r.undo <> 'undone' and r.outcome in ('created', 'changed', 'unchanged') then 1 else 0 end as kept
        from import_rows r join imports i on i.id = r.import_id where i.migration_id = ${id} and i.state <> 'draft'
      ) as brought
    ) as b on b.kind = p.kind and b."row" = p."row" and b.nth = 1
    where p.site_id = ${siteId}`
}

const recordTables = { accessCodes: 'access_codes', callGroups: 'call_groups', contacts: 'contacts', holidays: 'holidays', schedules: 'schedules' } as const satisfies Record<Exclude<PartnerKind, 'users'>, string>

/** Whether the record that a row wrote still exists. */
function isPresent(kind: RawBuilder<unknown>, recordId: RawBuilder<unknown>): RawBuilder<unknown> {
  const others = Object.entries(recordTables).map(([of, table]) => sql`when ${sql.lit(of)} then exists (select 1 from ${sql.table(table)} as t where t.id = ${recordId})`)
  return sql`(case ${kind} when 'users' then exists (select 1 from users as t where t.id = ${recordId} and t.removed_at is null) ${sql.join(others, sql` `)} end)`
}
