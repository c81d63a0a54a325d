import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type ChangeField, changeFields, type ChangeSubject, type ChangeValueKind, mayDo, maySeeGroup, rightOfSubject } from '@portal/domain'
import { sql, type SqlBool } from 'kysely'
import { visibleGroups } from '../people/groups.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import type { Row } from '../store/schema.ts'
import { among, contains, valuesOf } from '../store/byEngine.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { isFound, isWithin, type LogLine, type LogPart, type LogPlace, type LogQuery, readKept, writePlace } from './LogQuery.ts'

const rank = 0
const columns = { at: 'at', id: 'id' }
const rowsShown = 40
const rowsRead = 200

/** The changes of an account's visible records, or of one record. */
export function readChanges(query: LogQuery, wanted: number): Promise<LogPart> {
  const { store, viewer, UserID, UnitID, users, AccessCodeID, Subject, SubjectID, searchText } = query
  const read = (older: LogPlace | undefined, limit: number): Promise<Row<'changes'>[]> => {
    let rows = store.selectFrom('changes').selectAll().where('is_open', '=', 0).where('account_id', '=', viewer.accountId).where(isWithin(columns, rank, query, older))
    const ofRecord = (subject: string, id: string) =>
      sql<SqlBool>`changes.id in (select change_id from change_rows where subject = ${subject} and subject_id = ${id})`
    if (Subject !== undefined && SubjectID !== undefined) {
      const isPersons = sql<SqlBool>`changes.id in (select change_id from change_rows where person_id = ${Number(SubjectID)})`
      rows = rows.where(Subject === 'person' ? isPersons : ofRecord(Subject, SubjectID))
    }
    if (UserID !== undefined) {
      rows = rows.where(({ or, eb }) => or([
        eb('by_user_id', '=', UserID), eb('signed_in_by', '=', UserID),
        sql<SqlBool>`changes.id in (select change_id from change_rows where person_id = ${UserID})`,
      ]))
    }
    if (UnitID !== undefined && users) {
      rows = rows.where(({ or }) => or([ofRecord('unit', String(UnitID)), sql<SqlBool>`changes.id in (select change_id from change_rows where ${inIds('person_id', users)})`]))
    }
    if (AccessCodeID !== undefined) rows = rows.where(ofRecord('code', String(AccessCodeID)))
    if (searchText !== '') rows = rows.where(({ or }) => or([contains('name', searchText), contains('by_name', searchText)]))
    return rows.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  }
  return readKept(wanted, read, placeOf, (rows) => toLines(query, rows))
}

const placeOf = ({ at, id }: Row<'changes'>): LogPlace => ({ at, rank, id })

async function toLines(query: LogQuery, changes: readonly Row<'changes'>[]): Promise<(LogLine | null)[]> {
  if (changes.length === 0) return []
  const { store, viewer, UserID, Subject, SubjectID, searchText } = query
  const parts = await partsOf(store, query, changes)
  const { mayName } = await reachOf(store, viewer, [
    ...changes.flatMap(({ by_user_id: by, signed_in_by: signedInBy }) => [by, signedInBy]), ...parts.map(({ person_id: person }) => person),
  ].flatMap((id) => id ?? []))
  const maySeeGroupOf = await groupReach(store, viewer, parts)
  const isOfRecord = (part: Row<'change_rows'>) =>
    Subject === undefined || (Subject === 'person' ? part.person_id === Number(SubjectID) : part.subject === Subject && part.subject_id === SubjectID)
  const isReadable = (part: Row<'change_rows'>) =>
    mayDo(viewer.standing, rightOfSubject[part.subject]) && (part.person_id === null || mayName(part.person_id)) &&
    (part.subject !== 'group' || maySeeGroupOf(part.subject_id)) && isOfRecord(part)
  const readable = parts.filter(isReadable)
  const say = await namesInChanges(store, viewer, readable)
  const drills = await drillsOf(store, readable)
  const nameOf = (id: number | null, name: string) => (id !== null && mayName(id) ? name : null)

  return changes.map((change): LogLine | null => {
    const rows = readable.filter(({ change_id: id }) => id === change.id)
    const [first] = rows
    const by = change.by_user_id === null ? null : { UserID: mayName(change.by_user_id) ? change.by_user_id : null, Name: nameOf(change.by_user_id, change.by_name) }
    if (!first || (UserID !== undefined && !mayName(UserID))) return null
    if (!isFound(searchText, [first.name, by?.Name ?? ''])) return null
    const isMain = first.subject === change.subject && first.subject_id === change.subject_id
    return {
      Kind: 'change', Place: writePlace(placeOf(change)), At: toIso(change.at), ID: change.id, Call: change.call, Page: change.page, By: by,
      SignedInBy: change.signed_in_by === null ? null : { Name: nameOf(change.signed_in_by, change.signed_in_by_name) },
      Subject: first.subject, SubjectID: first.subject_id, Name: first.name, Action: isMain ? change.action : 'changed',
      ...(first.subject === 'lockdown' && drills.has(first.subject_id) && { IsDrill: true }),
      Subjects: Subject === undefined && parts.length >= rowsRead ? change.subjects : new Set(rows.map(({ subject, subject_id: id }) => `${subject}:${id}`)).size,
      Rows: rows.slice(0, rowsShown).map((row) => ({
        Subject: row.subject, SubjectID: row.subject_id, Name: row.name, Event: row.event, IsRecord: row.is_record === 1, Fields: say(row),
      })),
      MoreRows: Math.max(0, rows.length - rowsShown),
    }
  })
}

/** The rows of these changes, the record itself first. At most `rowsRead` rows of each change and record are read, to limit the cost of large changes. */
async function partsOf(store: Store, { Subject, SubjectID }: LogQuery, of: readonly Pick<Row<'changes'>, 'id'>[]): Promise<Row<'change_rows'>[]> {
  const ofRecord = Subject === undefined ? sql`` : Subject === 'person' ? sql`and person_id = ${Number(SubjectID)}` : sql`and subject = ${Subject} and subject_id = ${SubjectID}`
  const changes = valuesOf(sql.val(JSON.stringify(of.map(({ id }) => id))))
  const first = sql`select id from change_rows where change_id = change.value ${ofRecord} order by id limit ${rowsRead}`
  const { rows } = await sql<Row<'change_rows'>>`select change_rows.* from (${changes}) as change join change_rows on ${among('change_rows.id', first)}`.execute(store)
  return rows.sort((one, other) => weightOf(other) - weightOf(one) || one.id - other.id)
}

/** The order of a change's rows: a record comes before its parts, and an import before the records of its last rows, as in `store/trail.ts`. */
const weightOf = ({ is_record: isRecord, subject }: Row<'change_rows'>) => isRecord * 2 + Number(subject === 'import')

/** The ids of those lockdowns that were drills. */
async function drillsOf(store: Store, parts: readonly Row<'change_rows'>[]): Promise<ReadonlySet<string>> {
  const ids = parts.flatMap(({ subject, subject_id: id }) => (subject === ('lockdown' satisfies ChangeSubject) ? Number(id) : []))
  const rows = ids.length === 0 ? [] : await store.selectFrom('lockdowns').select('id').where('is_drill', '=', 1).where(inIds('id', ids)).execute()
  return new Set(rows.map(({ id }) => String(id)))
}

/** The groups that the viewer may see; a deleted group only if the viewer is above all groups. */
async function groupReach(store: Store, viewer: Viewer, parts: readonly Row<'change_rows'>[]): Promise<(id: string) => boolean> {
  const ids = parts.flatMap(({ subject, subject_id: id }) => (subject === ('group' satisfies ChangeSubject) ? Number(id) : []))
  const rows = ids.length === 0 ? [] : await store.selectFrom('user_groups').selectAll().where(inIds('id', ids)).execute()
  const known = new Map(rows.map((row) => [String(row.id), row]))
  return (id) => {
    const row = known.get(id)
    const { accountId } = viewer
    return maySeeGroup(viewer.standing, row ? { id: row.id, accountId, level: row.hierarchy_level, isHidden: row.is_client_portal_visible === 0 } : { accountId, level: 1 })
  }
}

type Line = Extract<ResponseOf<typeof endpoints.getLog>['Lines'][number], { Kind: 'change' }>
type ChangedField = Line['Rows'][number]['Fields'][number]
type Value = string | number | null
type Changed = Partial<Record<ChangeField, [Value, Value]>>

/** The tables of the records that fields name by id. */
const tables = {
  property: 'properties', callGroup: 'call_groups', template: 'preset_templates', location: 'property_locations', locations: 'property_locations',
  unit: 'units', module: 'modules', modules: 'modules', port: 'ports', ports: 'ports',
} as const satisfies Partial<Record<ChangeValueKind, string>>
type TableName = (typeof tables)[keyof typeof tables]

/** The fields of a change's rows as text, in which the current, visible names replace ids. */
async function namesInChanges(store: Store, viewer: Viewer, rows: readonly { fields: string }[]): Promise<(row: { event: string; fields: string }) => ChangedField[]> {
  const values = rows.flatMap(({ fields }) => Object.entries(JSON.parse(fields) as Changed)) as [ChangeField, [Value, Value]][]
  const idsOf = (kinds: readonly ChangeValueKind[]) => values.filter(([field]) => kinds.includes(changeFields[field])).flatMap(([, pair]) => pair.flatMap(idsIn))
  const names = new Map<string, string>()
  for (const table of new Set(Object.values(tables))) {
    const kinds = (Object.keys(tables) as (keyof typeof tables)[]).filter((kind) => tables[kind] === table)
    const ids = idsOf(kinds)
    if (ids.length > 0) for (const { id, name } of await named(store, table, ids)) names.set(`${table}:${id}`, name)
  }
  const people = idsOf(['person']).map(Number)
  const { mayName } = await reachOf(store, viewer, people)
  if (people.length > 0) {
    for (const { id, name } of await named(store, 'users', people)) if (mayName(Number(id))) names.set(`person:${id}`, name)
  }
  if (idsOf(['group']).length > 0) for (const { id, name } of await visibleGroups(store, viewer)) names.set(`group:${id}`, name)

  const say = (kind: ChangeValueKind, value: Value): Value => {
    if (value === null) return null
    if (kind === 'instant') return toIso(Number(value))
    const source = kind === 'person' || kind === 'group' ? kind : kind in tables ? tables[kind as keyof typeof tables] : undefined
    return source === undefined ? value : idsIn(value).map((id) => names.get(`${source}:${id}`) ?? '…').join(', ')
  }
  return ({ event, fields }) =>
    (Object.entries(JSON.parse(fields) as Changed) as [ChangeField, [Value, Value]][]).flatMap(([Field, [was, is]]) => {
      const kind = changeFields[Field]
      // Flags that are off aren't listed for a new record.
      if (event !== 'update' && kind === 'flag' && (was ?? is) === 0) return []
      return [{ Field, From: say(kind, was), To: say(kind, is) }]
    })
}

async function named(store: Store, table: TableName | 'users', ids: readonly (string | number)[]): Promise<{ id: string | number; name: string }[]> {
  return store.selectFrom(table).select(['id', 'name']).where(inIds('id', ids)).execute()
}

/** The ids in a value, which is one id or a JSON list of several. */
function idsIn(value: Value): (string | number)[] {
  if (value === null) return []
  return typeof value === 'string' && value.startsWith('[') ? (JSON.parse(value) as (string | number)[]) : [value]
}
