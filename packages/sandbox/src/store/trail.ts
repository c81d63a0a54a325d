import type { ChangeAction, ChangeSubject } from '@portal/domain'
import { sql } from 'kysely'
import type { Row } from './schema.ts'
import { openChangeId, openingChange } from './byEngine.ts'
import { inIds } from './inIds.ts'
import type { Store } from './openStore.ts'
import { statement } from './statement.ts'

/** The user who makes a call, and the page from which it is made. */
export interface Author {
  /** The time of the call in milliseconds since 1970, on the sandbox's clock. */
  at: number
  /** The name of the call in the contract; empty for automatic changes. */
  call: string
  /** The path of the page; empty if unknown. */
  page: string
  /** The id of the user; null for users of a mailed link, and for automatic changes. */
  userId: number | null
  /** The id of the administrator who is signed in as that user; null if there is none. */
  signedInBy: number | null
}

/** The author of automatic changes: a time is over, a task is done, a controller has answered. */
export const automatic = (at: number): Author => ({ at, call: '', page: '', userId: null, signedInBy: null })

const openedChange = statement((_store, { at, call, page, userId, signedInBy }: Pick<Author, keyof Author>) => {
  const nameOf = (id: number | null) => sql<string>`coalesce((select name from users where id = cast(${id} as bigint)), '')`
  const number = (value: number | null) => sql`cast(${value} as bigint)`
  const insert = sql`
    insert into changes (at, call, page, by_user_id, by_name, signed_in_by, signed_in_by_name, subject, subject_id, name, action, subjects, is_open)
    select ${number(at)}, cast(${call} as text), cast(${page} as text), ${number(userId)}, ${nameOf(userId)}, ${number(signedInBy)}, ${nameOf(signedInBy)}, '', '', '', 'changed', 0, 1
    where ${openChangeId} is null`
  return openingChange(insert)
})

/** Sets the author of the open change, if it isn't the session's user. Inside the transaction, after the change was opened. */
export async function nameAuthor(trx: Store, userId: number): Promise<void> {
  await sql`update changes set by_user_id = ${userId}, by_name = coalesce((select name from users where id = ${userId}), ''), signed_in_by = null, signed_in_by_name = ''
    where is_open = 1`.execute(trx)
}

const openIds = statement((trx) => trx.selectFrom('changes').select('id').where('id', '=', openChangeId))
const mainRows = statement((trx, { id }: { id: number }) => rowsOfChange(trx, id).selectAll().orderBy(mainFirst, 'desc').orderBy('id').limit(1))
const sizes = statement((trx, { id }: { id: number }) => rowsOfChange(trx, id)
  .select([sql<number>`count(distinct subject || ':' || subject_id)`.as('subjects'), ({ fn }) => fn.max('account_id').as('account_id')]))
const partRows = statement((trx, { id }: { id: number }) => rowsOfChange(trx, id).selectAll().where('is_record', '=', 0).where('event', '<>', 'update'))
const forgetOpen = statement((trx, { id }: { id: number }) => trx.deleteFrom('changes').where('id', '=', id))

type PartRow = Awaited<ReturnType<typeof partRows>>['rows'][number]
type Closed = Pick<Row<'changes'>, 'subject_id' | 'name' | 'action' | 'subjects' | 'account_id'> & { id: number; subject: ChangeSubject }
const closeOpen = statement((trx, { id, subject, subject_id, name, action, subjects, account_id }: Pick<Closed, keyof Closed>) =>
  trx.updateTable('changes').set({ subject, subject_id, name, action, subjects, account_id, is_open: 0 }).where('id', '=', id))

/** Opens the change of a transaction, as its first statement: the triggers of the audited tables add their rows to it. */
export async function openChange(trx: Store, author: Author): Promise<void> {
  await openedChange(trx, { ...author })
}

/** Closes the change, as the last statement, or deletes it if nothing changed. */
export async function closeChange(trx: Store): Promise<void> {
  const { rows: [open] } = await openIds(trx, {})
  if (!open) return
  const change = { id: open.id }
  const [parts, ...summed] = await Promise.all([partRows(trx, change), mainRows(trx, change), sizes(trx, change)])
  const hasForgotten = await forgetWhatStayed(trx, parts.rows)
  const [{ rows: [first] }, { rows: [size] }] = hasForgotten ? await Promise.all([mainRows(trx, change), sizes(trx, change)]) : summed
  if (!first || !size) {
    await forgetOpen(trx, change)
    return
  }
  const { subjects, account_id } = size
  const { subject, subject_id, name } = first
  const action = actionOf(first)
  await closeOpen(trx, { ...change, subject, subject_id, name, action, subjects, account_id })
}

function rowsOfChange(trx: Store, id: number) {
  return trx.selectFrom('change_rows').where('change_id', '=', id)
}

/** The order of a change's rows: a record before its parts, and an import before the records that its last rows created. */
const mainFirst = sql`is_record * 2 + case when subject = 'import' then 1 else 0 end`

/**
 * Deletes the rows of parts that were deleted and inserted unchanged, because a handler may save a record's parts by replacing all of them.
 * Returns whether there were any.
 */
async function forgetWhatStayed(trx: Store, parts: readonly PartRow[]): Promise<boolean> {
  const gone = new Map<string, number[]>()
  const keyOf = ({ subject, subject_id: id, fields }: PartRow, side: 0 | 1) =>
    JSON.stringify([subject, id, ...Object.entries(JSON.parse(fields) as Record<string, unknown[]>).map(([field, pair]) => [field, pair[side]])])
  for (const part of parts) if (part.event === 'delete') gone.set(keyOf(part, 0), [...(gone.get(keyOf(part, 0)) ?? []), part.id])
  const stayed: number[] = []
  for (const part of parts) {
    const before = part.event === 'insert' ? gone.get(keyOf(part, 1))?.pop() : undefined
    if (before !== undefined) stayed.push(before, part.id)
  }
  if (stayed.length > 0) await trx.deleteFrom('change_rows').where(inIds('id', stayed)).execute()
  return stayed.length > 0
}

/** What happened to the record. New and deleted parts are changes of their record, and a removed user stays in the table. */
function actionOf({ subject, is_record, event, fields }: { subject: ChangeSubject; is_record: number; event: string; fields: string }): ChangeAction {
  if (is_record === 0) return 'changed'
  if (event === 'insert') return subject === 'lockdown' || subject === 'export' || subject === 'migration' ? 'started' : 'created'
  if (event === 'delete') return 'removed'
  const { removed, revoked, released, over, taskState } = JSON.parse(fields) as Record<string, [unknown, unknown] | undefined>
  if (taskState) return actionOfTask(taskState[1])
  if (released ?? over) return released ? 'released' : 'ended'
  const end = removed ?? revoked
  if (!end) return 'changed'
  return end[1] === null ? 'restored' : 'removed'
}

function actionOfTask(state: unknown): ChangeAction {
  if (state === 'running') return 'started'
  return state === 'paused' ? 'changed' : 'ended'
}
