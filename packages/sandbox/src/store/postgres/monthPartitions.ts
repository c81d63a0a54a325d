import { sql } from 'kysely'
import { inTurn } from '../transaction.ts'
import type { Store } from '../openStore.ts'
import { isLockTimeout } from './postgresErrors.ts'

/**
 * The tables of the log, which PostgreSQL keeps in partitions by month (`at`, by UTC). What was there before them is the partition `…_before`;
 * what is later than the months that were made goes to `…_later`. A default partition in its place would keep PostgreSQL from reading the months
 * one after the other, the newest first.
 */
export const monthlyTables = ['gate_events', 'changes', 'change_rows'] as const
type MonthlyTable = (typeof monthlyTables)[number]

const beginningOfMonth = (moment: string) => `extract(epoch from date_trunc('month', ${moment} at time zone 'UTC') at time zone 'UTC')::bigint * 1000`

/**
 * Makes a table partitioned without moving a row: a new table takes its name, columns, indexes and ids, and the old one becomes its first
 * partition. Processes of an older release go on with it. Ids come from one sequence, so that they are unique over all partitions, though each has a
 * key of its own.
 */
export function toMonths(table: MonthlyTable): string {
  return `do $months$ declare bound bigint; found record; begin
    lock table ${table};
    select greatest(${beginningOfMonth('now()')}, ${beginningOfMonth(`(to_timestamp(max(at) / 1000.0) + interval '1 month')`)}) into bound from ${table};
    alter table ${table} rename to ${table}_before;
    create sequence ${table}_ids;
    perform setval('${table}_ids', coalesce(max(id), 0) + 1, false) from ${table}_before;
    alter table ${table}_before alter column id drop identity;
    alter table ${table}_before alter column id set default nextval('${table}_ids');
    create table ${table} (like ${table}_before including defaults) partition by range (at);
    alter sequence ${table}_ids owned by ${table}.id;
    for found in select named.relname as name, pg_get_indexdef(named.oid) as definition from pg_index join pg_class named on named.oid = indexrelid
        where indrelid = '${table}_before'::regclass and not indisprimary loop
      execute format('alter index %I rename to %I', found.name, found.name || '_before');
      execute regexp_replace(found.definition, ' ON \\S+ ', ' ON ${table} ');
    end loop;
    execute format('alter table ${table} attach partition ${table}_before for values from (minvalue) to (%s)', bound);
    execute format('create table ${table}_later partition of ${table} (primary key (id)) for values from (%s) to (maxvalue)', bound);
  end $months$`
}

/** A partition, and the instants between which its rows lie. */
interface Part {
  name: string
  from: number
  to: number
}

/** How many months are made before they come, and how many at most where nobody was there for long. */
const monthsAhead = 2
const monthsAtOnce = 24

/** Makes the months that are to come, so that no row has to be moved later. Answers false where others kept the tables busy for too long. */
export function makeMonths(store: Store, now: number): Promise<boolean> {
  return changeParts(store, async (trx, table, parts) => {
    const last = parts.at(-1)
    if (!last) return
    const cuts = monthsFrom(last.from, nextMonth(now, monthsAhead)).slice(-monthsAtOnce)
    if (cuts.length > 0) await cutEnd(trx, table, last, cuts)
  })
}

/** Makes the months since `from` out of what was there before the first one: for a table that is about to be filled with the past. */
export function makePastMonths(store: Store, from: number): Promise<boolean> {
  return changeParts(store, async (trx, table, parts) => {
    const [first] = parts
    if (!first) return
    const cuts = [nextMonth(from, 0), ...monthsFrom(from, first.to)].filter((cut) => cut < first.to)
    if (cuts.length > 0) await cutBeginning(trx, table, first, cuts)
  })
}

/** Deletes the months that end at `from` or earlier, and what was there before them. */
export function dropMonths(store: Store, from: number): Promise<boolean> {
  return changeParts(store, async (trx, table, parts) => {
    const [first, ...others] = parts
    const gone = others.filter(({ to }) => to <= from)
    const end = gone.at(-1)?.to
    if (!first || end === undefined) return
    await sql`truncate only ${sql.table(first.name)}`.execute(trx)
    await detach(trx, table, first)
    for (const { name } of gone) await sql`drop table ${sql.table(name)}`.execute(trx)
    await attach(trx, table, { ...first, to: end })
  })
}

/** Changes the partitions of each table in turn; who reads and writes meanwhile waits for milliseconds, and at most for `patience`. */
async function changeParts(store: Store, change: (trx: Store, table: MonthlyTable, parts: readonly Part[]) => Promise<void>): Promise<boolean> {
  try {
    for (const table of monthlyTables) {
      await inTurn(store, 'portal.months', async (trx) => {
        await sql`select set_config('lock_timeout', ${patience}, true)`.execute(trx)
        await change(trx, table, await partsOf(trx, table))
      })
    }
    return true
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    return false
  }
}

const patience = '1s'

/** The partitions of a table, the oldest first. */
export async function partsOf(store: Store, table: MonthlyTable): Promise<Part[]> {
  const { rows } = await sql<{ name: string; bound: string }>`select relname as name, pg_get_expr(relpartbound, pg_class.oid) as bound
    from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = ${table}::regclass`.execute(store)
  return rows.map(({ name, bound }) => {
    const [, from = 'MINVALUE', to = 'MAXVALUE'] = /FROM \('?([^')]+)'?\) TO \('?([^')]+)'?\)/.exec(bound) ?? []
    return { name, from: from === 'MINVALUE' ? -Infinity : Number(from), to: to === 'MAXVALUE' ? Infinity : Number(to) }
  }).sort((one, other) => one.from - other.from)
}

/** Cuts months off the beginning of the last partition. */
async function cutEnd(trx: Store, table: MonthlyTable, last: Part, cuts: readonly number[]): Promise<void> {
  await detach(trx, table, last)
  let { from } = last
  for (const to of cuts) {
    await makeMonth(trx, table, { from, to }, last)
    from = to
  }
  await attach(trx, table, { ...last, from })
}

/** Cuts months off the end of the first partition. */
async function cutBeginning(trx: Store, table: MonthlyTable, first: Part, cuts: readonly number[]): Promise<void> {
  await detach(trx, table, first)
  for (const [index, from] of cuts.entries()) await makeMonth(trx, table, { from, to: cuts[index + 1] ?? first.to }, first)
  await attach(trx, table, { ...first, to: cuts[0] ?? first.to })
}

/** Makes a partition and moves its rows into it out of one that is detached. */
async function makeMonth(trx: Store, table: MonthlyTable, { from, to }: Pick<Part, 'from' | 'to'>, { name: source }: Part): Promise<void> {
  const month = sql.table(`${table}_${new Date(from).toISOString().slice(0, 7).replace('-', '_')}`)
  await sql`create table ${month} partition of ${sql.table(table)} (primary key (id)) for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(trx)
  await sql`insert into ${month} select * from ${sql.table(source)} where at >= ${from} and at < ${to}`.execute(trx)
  await sql`delete from ${sql.table(source)} where at >= ${from} and at < ${to}`.execute(trx)
}

async function detach(trx: Store, table: MonthlyTable, { name }: Part): Promise<void> {
  await sql`alter table ${sql.table(table)} detach partition ${sql.table(name)}`.execute(trx)
}

async function attach(trx: Store, table: MonthlyTable, { name, from, to }: Part): Promise<void> {
  const bound = (value: number) => (Number.isFinite(value) ? sql.lit(value) : value < 0 ? sql`minvalue` : sql`maxvalue`)
  await sql`alter table ${sql.table(table)} attach partition ${sql.table(name)} for values from (${bound(from)}) to (${bound(to)})`.execute(trx)
}

/** The beginnings of the months after `from`, up to `until`. */
function monthsFrom(from: number, until: number): number[] {
  const found: number[] = []
  for (let month = nextMonth(from); month <= until; month = nextMonth(month)) found.push(month)
  return found
}

function nextMonth(instant: number, months = 1): number {
  const day = new Date(instant)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1)
}
