import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { findGroupRules, positionsOf } from '../access/groupRules.ts'
import { type Place, portsOf } from '../access/places.ts'
import { type AccessBasis, type PreviewedUser, previewEffect } from '../explaining/previewEffect.ts'
import { usersOf } from '../explaining/previewedChange.ts'
import type { Store } from '../store/openStore.ts'
import type { WrittenRow } from './ImportedKind.ts'

type DoorEffect = ResponseOf<(typeof endpoints)['previewImport']>['Doors'][number]

const nobody: AccessBasis = { rules: [], hasNoAccess: true, own: null, opens: null, hasGroup: false }

/**
 * The doors at which rows of an import give or remove access at some time of the week. Each slice was undone before the next, so new users
 * of two slices can have the same id.
 */
export async function doorEffects(store: Store, accountId: number, places: readonly Place[], slices: readonly (readonly WrittenRow[])[], now: number): Promise<DoorEffect[]> {
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
