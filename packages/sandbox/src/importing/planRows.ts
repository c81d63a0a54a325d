import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { sharedValues } from '@portal/domain'
import { type Place, portsOf, readPlaces } from '../access/places.ts'
import { unitNameColumns } from '../people/units.ts'
import type { Viewer } from '../people/viewer.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { undone } from '../store/transaction.ts'
import type { ImportContext, WrittenRow } from './ImportedKind.ts'
import { importedKinds } from './importedKinds.ts'
import { readCells } from './importRecord.ts'
import { rowsPerSlice } from './runImports.ts'
import { writeRows } from './writeRows.ts'
import type { Unsaid } from '../words/sentence.ts'
import { findGroupRules, positionsOf } from '../access/groupRules.ts'
import { type AccessBasis, type PreviewedUser, previewEffect } from '../explaining/previewEffect.ts'
import { usersOf } from '../explaining/previewedChange.ts'
import type { Row } from '../store/schema.ts'

type Plan = Unsaid<ResponseOf<(typeof endpoints)['previewImport']>>

/** The number of rows that one answer plans. */
const rowsPerAnswer = 4 * rowsPerSlice

const results = { created: 'create', changed: 'change', unchanged: 'unchanged', skipped: 'skip', failed: 'conflict' } as const satisfies Record<
  WrittenRow['outcome'], Plan['Rows'][number]['Result']
>

/**
 * Plans the rows after `after` and returns their effect: writes each slice as the import would, after the earlier rows on which it may
 * depend, and undoes everything.
 */
export async function planRows(store: Store, viewer: Viewer, found: Row<'imports'>, after: number, { vault, log, now }: Pick<ImportContext, 'vault' | 'log' | 'now'>): Promise<Plan> {
  const rows = await store.selectFrom('import_rows').select(['row', 'choice', 'cells', 'name']).where('import_id', '=', found.id).where('row', '>', after)
    .orderBy('row').limit(rowsPerAnswer).execute()
  // The plan assumes that the user confirms dead ends for visitors; the import asks for this at its start.
  const context = { viewer, found: { ...found, acknowledges_end: 1 }, vault, log, now }
  const write = await importedKinds[found.kind].writer(store, context)
  const earlier = await earlierRows(store, viewer, found, { vault, isFirst: after === 0 })
  const slices: { row: number; written: WrittenRow }[][] = []
  for (let from = 0; from < rows.length; from += rowsPerSlice) {
    const slice = rows.slice(from, from + rowsPerSlice)
    const written = await undone(store, async (trx) => {
      const before = [...new Set(slice.flatMap(({ row }) => earlier.get(row) ?? []))].filter((row) => row < (slice[0]?.row ?? 0))
      const first = before.length === 0 ? [] : await trx.selectFrom('import_rows').select(['row', 'choice', 'cells', 'name']).where('import_id', '=', found.id).where(inIds('row', before)).orderBy('row').execute()
      return writeRows(trx, write, context, [...first, ...slice])
    })
    slices.push(slice.flatMap(({ row }) => {
      const found = written.get(row)
      return found ? [{ row, written: found }] : []
    }))
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  const newUnitOf = await newUnits(store, viewer, slices.flat().map(({ written }) => written))
  const places = (await readPlaces(store, viewer.accountId)).filter(({ propertyId }) => propertyId === found.property_id)
  return {
    Rows: slices.flat().map(({ row, written: { outcome, name, recordId, changes, code, message } }) => ({
      Row: row, Result: results[outcome], Name: name, RecordID: outcome === 'created' ? null : recordId, Changes: changes, Code: code, message, NewUnit: newUnitOf(changes),
    })),
    Doors: await doorEffects(store, viewer.accountId, places, slices.map((planned) => planned.map(({ written }) => written)), now),
    Next: rows.length < rowsPerAnswer ? null : (rows.at(-1)?.row ?? null),
  }
}

const unitIn = (changes: WrittenRow['changes']) => unitNameColumns(changes.find(({ Field }) => Field === 'Unit')?.To ?? '')

/** Returns the name of the unit that a row's changes need, if the account does not have it; empty otherwise. */
async function newUnits(store: Store, { accountId }: Viewer, rows: readonly WrittenRow[]): Promise<(changes: WrittenRow['changes']) => string> {
  const keys = [...new Set(rows.map(({ changes }) => unitIn(changes).name_key))]
  const units = keys.length === 0 ? [] : await store.selectFrom('units').select('name_key').where('account_id', '=', accountId).where('name_key', 'in', keys).execute()
  const known = new Set(units.map((unit) => unit.name_key))
  return (changes) => (known.has(unitIn(changes).name_key) ? '' : unitIn(changes).name)
}

/** For each row, the earlier rows of the file on which it may depend, in their order. Rows that depend on none are missing. */
type EarlierRows = ReadonlyMap<number, readonly number[]>

/** The largest number of earlier rows that are written to plan a row. They take some 150 ms and block other requests. */
const atMost = 100
const rowsPerPage = 2000

/** The last result of each sandbox, because a plan is read in many requests. */
const remembered = new WeakMap<CodeVault, { importId: number; earlier: EarlierRows }>()

/**
 * Which rows of an import may depend on each other: those that share an email address, a phone, a name or a PIN, with each other or through
 * a user of the account.
 */
async function earlierRows(store: Store, viewer: Viewer, found: Row<'imports'>, { vault, isFirst }: { vault: CodeVault; isFirst: boolean }): Promise<EarlierRows> {
  const known = remembered.get(vault)
  if (known?.importId === found.id && !isFirst) return known.earlier
  const groups = createGroups()
  if (found.kind === 'users') await joinUsers(store, viewer, groups)
  const rows = await joinRows(store, found, vault, groups)
  const byGroup = new Map<string, number[]>()
  const earlier = new Map<number, readonly number[]>()
  for (const { row, value } of rows) {
    const before = byGroup.get(groups.of(value)) ?? []
    if (before.length > 0) earlier.set(row, before.slice(-atMost))
    byGroup.set(groups.of(value), [...before.slice(-atMost), row])
  }
  remembered.set(vault, { importId: found.id, earlier })
  return earlier
}

async function joinUsers(store: Store, { accountId }: Viewer, groups: Groups): Promise<void> {
  const users = await store.selectFrom('users').select(['name', 'email', 'phone', 'directory_pin']).where('account_id', '=', accountId).where('removed_at', 'is', null).execute()
  for (const { name: Name, email: Email, phone: Phone, directory_pin: DirectoryPin } of users) groups.join(sharedValues('users', { Name, Email, Phone, DirectoryPin }))
}

/** Merges rows that share a value, and returns one value of each row that has any. */
async function joinRows(store: Store, found: Row<'imports'>, vault: CodeVault, groups: Groups): Promise<{ row: number; value: string }[]> {
  const rows: { row: number; value: string }[] = []
  for (let after = 0; ;) {
    const page = await store.selectFrom('import_rows').select(['row', 'cells']).where('import_id', '=', found.id).where('row', '>', after).orderBy('row').limit(rowsPerPage).execute()
    for (const { row, cells } of page) {
      const values = sharedValues(found.kind, await readCells(vault, { kind: found.kind, cells }))
      groups.join(values)
      if (values[0] !== undefined) rows.push({ row, value: values[0] })
    }
    const last = page.at(-1)
    if (!last || page.length < rowsPerPage) return rows
    after = last.row
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}

interface Groups {
  /** Merges the groups to which these values belong. */
  join: (values: readonly string[]) => void
  /** The value that represents all values of a group. */
  of: (value: string) => string
}

function createGroups(): Groups {
  const parents = new Map<string, string>()
  const of = (value: string): string => {
    let top = value
    for (let next = parents.get(top); next !== undefined; next = parents.get(top)) top = next
    // Shortens the paths of the tree (path compression of union-find).
    for (let at = value; at !== top;) {
      const next = parents.get(at) ?? top
      parents.set(at, top)
      at = next
    }
    return top
  }
  return {
    of,
    join([first, ...others]) {
      for (const other of others) {
        const [from, to] = [of(other), of(first ?? other)]
        if (from !== to) parents.set(from, to)
      }
    },
  }
}

type DoorEffect = ResponseOf<(typeof endpoints)['previewImport']>['Doors'][number]

const nobody: AccessBasis = { rules: [], hasNoAccess: true, own: null, opens: null, hasGroup: false }

/**
 * The doors at which rows of an import give or remove access at some time of the week. Each slice was undone before the next, so new users
 * of two slices can have the same id.
 */
async function doorEffects(store: Store, accountId: number, places: readonly Place[], slices: readonly (readonly WrittenRow[])[], now: number): Promise<DoorEffect[]> {
  const people = await regrouped(store, accountId, slices)
  if (people.length === 0) return []
  const doors: DoorEffect[] = []
  const portOf = new Map(places.flatMap(portsOf).map((port) => [port.id, port]))
  for (const position of positionsOf(places)) {
    const effects = await previewEffect(store, [position], people, now)
    const [Gains, Loses] = [effects.filter(({ gains }) => gains).length, effects.filter(({ loses }) => loses).length]
    const IsOffline = portOf.get(position.portId)?.status === 'Offline'
    if (Gains + Loses > 0) doors.push({ PortID: position.portId, PortName: position.portName, IsOffline, Gains, Loses })
  }
  return doors
}

/** The users whose group changes, with the group before and after. Users of the same groups share one object, so that their week is computed once. */
async function regrouped(store: Store, accountId: number, slices: readonly (readonly WrittenRow[])[]): Promise<PreviewedUser[]> {
  const changeOf = new Map<number | null, Promise<(was: AccessBasis) => AccessBasis>>()
  const into = (id: number | null) => {
    const known = changeOf.get(id) ?? intoGroup(store, id)
    changeOf.set(id, known)
    return known
  }
  const newcomers = new Map<number | null, AccessBasis>()
  const moved = new Map<number | null, number[]>()
  const people: PreviewedUser[] = []
  for (const rows of slices) {
    for (const [id, { name, to, isNew }] of whereEach(rows)) {
      if (isNew) {
        const before = newcomers.get(to) ?? { ...nobody }
        newcomers.set(to, before)
        people.push({ id, name, validFrom: null, validUntil: null, before, after: (await into(to))(before) })
      } else moved.set(to, [...(moved.get(to) ?? []), id])
    }
  }
  for (const [groupId, userIds] of moved) people.push(...(await usersOf(store, accountId, { affected: { userIds }, change: await into(groupId) })))
  return people
}

/** The final group of each user in a slice, because a later row may change the group again. */
function whereEach(rows: readonly WrittenRow[]): Map<number, { name: string; to: number | null; isNew: boolean }> {
  const last = new Map<number, { name: string; to: number | null; isNew: boolean }>()
  for (const { regrouped: move, recordId: userId, name } of rows) {
    if (move && userId !== null) last.set(userId, { name, to: move.to, isNew: move.isNew || last.get(userId)?.isNew === true })
  }
  return last
}

async function intoGroup(store: Store, id: number | null): Promise<(was: AccessBasis) => AccessBasis> {
  if (id === null) return (was) => ({ ...was, rules: [], hasNoAccess: false, hasGroup: false })
  const group = await store.selectFrom('user_groups').select('is_no_access').where('id', '=', id).executeTakeFirstOrThrow()
  const rules = await findGroupRules(store, { groupId: id })
  return (was) => ({ ...was, rules, hasNoAccess: group.is_no_access === 1, hasGroup: true })
}
