import { mayDo } from '@portal/domain'
import { sql, type SqlBool } from 'kysely'
import { readRunningCall } from '../calls/runningCall.ts'
import { visitorCallAnswers } from '../calls/visitorCallAnswer.ts'
import { contains } from '../store/byEngine.ts'
import type { CallsTable } from '../store/callSchema.ts'
import { asJson, objectsOf } from '../store/inIds.ts'
import { toIso } from '../time/toIso.ts'
import { isWithin, type LogLine, type LogPart, type LogPlace, type LogQuery, readKept, writePlace } from './LogQuery.ts'

const rank = 1
const columns = { at: 'started_at', id: 'id' }
type Row = CallsTable

const nameOfGroup = sql<string>`(${asJson(sql.ref('plan'))} ->> 'name')`
const isRung = (userId: number) => sql<SqlBool>`exists (select 1 from ${objectsOf(sql.ref('people'))} where cast(held.value ->> 'id' as bigint) = ${userId})`

/** Visitor calls by start, for users who may see call groups. */
export async function readCalls(query: LogQuery, wanted: number): Promise<LogPart> {
  const { store, viewer, now, Outcome, PortID, UserID, searchText } = query
  if (!mayDo(viewer.standing, 'callGroups.view')) return { lines: [], readTo: null }
  const read = (older: LogPlace | undefined, limit: number): Promise<Row[]> => {
    let rows = store.selectFrom('calls').selectAll().where('account_id', '=', viewer.accountId).where(isWithin(columns, rank, query, older))
    if (Outcome === 'answered') rows = rows.where('answered_at', 'is not', null)
    if (Outcome === 'unanswered') rows = rows.where('answered_at', 'is', null)
    if (PortID !== undefined) rows = rows.where('port_id', '=', PortID)
    if (UserID !== undefined) rows = rows.where(isRung(UserID))
    if (searchText !== '') rows = rows.where(({ or }) => or([contains('port_name', searchText), contains(nameOfGroup, searchText)]))
    return rows.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  }
  return readKept(wanted, read, placeOf, async (rows) => {
    const answers = rows.length === 0 ? [] : await visitorCallAnswers(store, viewer, rows.map(readRunningCall), now)
    return rows.map((row, index): LogLine | null => {
      const Call = answers[index]
      return Call ? { Kind: 'call', Place: writePlace(placeOf(row)), At: toIso(row.started_at), Call } : null
    })
  })
}

const placeOf = ({ started_at: at, id }: Row): LogPlace => ({ at, rank, id })
