import { sql, type SqlBool } from 'kysely'
import { gateEventAnswer } from '../gate/gateEventAnswer.ts'
import { whoseNames } from '../people/viewer.ts'
import { contains, valuesOf } from '../store/byEngine.ts'
import type { Row } from '../store/schema.ts'
import { type KeptPhoto, photosOfEvents } from './eventPhotos.ts'
import { isFound, isWithin, type LogLine, type LogPart, type LogPlace, type LogQuery, readKept, writePlace } from './LogQuery.ts'

const rank = 2
const columns = { at: 'at', id: 'id' }

/**
 * The gate events of an account's properties. Each property, user, code and door has its own index, newest first, so that a page of a long
 * list costs no more than of a short one. The plus before `property_id` keeps SQLite from using the property's index.
 */
export function readEvents(query: LogQuery, properties: readonly number[], wanted: number): Promise<LogPart[]> {
  const { users, AccessCodeID, PortID } = query
  const ofAccount = sql<SqlBool>`+property_id in (${valuesOf(sql.val(JSON.stringify(properties)))})`
  if (users !== undefined) return Promise.all(users.map((id) => readWhere(query, [ofAccount, sql<SqlBool>`user_id = ${id}`], wanted)))
  if (AccessCodeID !== undefined) return one([ofAccount, sql<SqlBool>`access_code_id = ${AccessCodeID}`])
  if (PortID !== undefined) return one([ofAccount, sql<SqlBool>`port_id = ${PortID}`])
  return Promise.all(properties.map((id) => readWhere(query, [sql<SqlBool>`property_id = ${id}`], wanted)))

  async function one(conditions: ReturnType<typeof sql<SqlBool>>[]): Promise<LogPart[]> {
    return [await readWhere(query, conditions, wanted)]
  }
}

/** The condition for events that opened a door. Closing a door and resuming its schedule are also events, but open nothing. */
export const hasOpened = sql<SqlBool>`decision = 'open' and coalesce(door_action, 'open') not in ('close', 'resume')`

/** The opposite of `hasOpened`. The indexes of these events match only this text. */
export const hasNotOpened = sql<SqlBool>`not (${hasOpened})`

function readWhere(query: LogQuery, conditions: readonly ReturnType<typeof sql<SqlBool>>[], wanted: number): Promise<LogPart> {
  const { store, viewer, Outcome, PortID, users, AccessCodeID, searchText } = query
  const read = (older: LogPlace | undefined, limit: number): Promise<Row<'gate_events'>[]> => {
    let rows = store.selectFrom('gate_events').selectAll().where(isWithin(columns, rank, query, older)).orderBy('at', 'desc').orderBy('id', 'desc').limit(limit)
    for (const condition of conditions) rows = rows.where(condition)
    // The value is part of the SQL text, because the partial index of refusals matches only this text.
    if (Outcome === 'denied') rows = rows.where(sql<SqlBool>`decision = 'denied'`)
    if (Outcome === 'opened') rows = rows.where(hasOpened)
    if (AccessCodeID !== undefined && users !== undefined) rows = rows.where('access_code_id', '=', AccessCodeID)
    if (PortID !== undefined) rows = rows.where('port_id', '=', PortID)
    if (searchText !== '') rows = rows.where(({ or }) => or([contains('who', searchText), contains('port_name', searchText)]))
    return rows.execute()
  }
  const toLines = async (rows: readonly Row<'gate_events'>[]): Promise<(LogLine | null)[]> => {
    const { maySee } = await whoseNames(store, viewer, rows)
    const photoOf = await photosOfEvents(store, rows, query.now)
    return rows.map((row) => {
      const isKnown = maySee(row)
      // A search must not reveal a name that is hidden from the viewer.
      if (!isKnown && (users !== undefined || AccessCodeID !== undefined || !isFound(searchText, [row.port_name]))) return null
      return toLine(row, isKnown, isKnown ? photoOf(row) : null)
    })
  }
  return readKept(wanted, read, placeOf, toLines)
}

const placeOf = ({ at, id }: Row<'gate_events'>): LogPlace => ({ at, rank, id })

function toLine(row: Row<'gate_events'>, isKnown: boolean, Photo: KeptPhoto | null): LogLine {
  return {
    ...gateEventAnswer(row, isKnown), Kind: 'event', Place: writePlace(placeOf(row)), PortID: row.port_id,
    UserID: isKnown ? row.user_id : null, InviteID: isKnown ? row.invite_id : null, AccessCodeID: isKnown ? row.access_code_id : null,
    Photo,
  }
}
