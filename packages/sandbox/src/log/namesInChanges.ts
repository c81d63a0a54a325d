import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type ChangeField, changeFields, type ChangeValueKind } from '@portal/domain'
import { visibleGroups } from '../people/groups.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'

type Line = Extract<ResponseOf<typeof endpoints.getLog>['Lines'][number], { Kind: 'change' }>
type ChangedField = Line['Rows'][number]['Fields'][number]
type Value = string | number | null
type Changed = Partial<Record<ChangeField, [Value, Value]>>

/** The tables behind the fields that name other records. */
const tables = {
  property: 'properties', callGroup: 'call_groups', template: 'preset_templates', location: 'property_locations', locations: 'property_locations',
  module: 'modules', modules: 'modules', port: 'ports', ports: 'ports',
} as const satisfies Partial<Record<ChangeValueKind, string>>
type TableName = (typeof tables)[keyof typeof tables]

/** Says the fields of a change's rows: ids as the names that their records have today, as far as the viewer may read them. */
export async function namesInChanges(store: Store, viewer: Viewer, rows: readonly { fields: string }[]): Promise<(row: { event: string; fields: string }) => ChangedField[]> {
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
      // A new record has not got what is off.
      if (event !== 'update' && kind === 'flag' && (was ?? is) === 0) return []
      return [{ Field, From: say(kind, was), To: say(kind, is) }]
    })
}

async function named(store: Store, table: TableName | 'users', ids: readonly (string | number)[]): Promise<{ id: string | number; name: string }[]> {
  return store.selectFrom(table).select(['id', 'name']).where(inIds('id', ids)).execute()
}

/** The ids in a value: one, or the JSON list of several. */
function idsIn(value: Value): (string | number)[] {
  if (value === null) return []
  return typeof value === 'string' && value.startsWith('[') ? (JSON.parse(value) as (string | number)[]) : [value]
}
