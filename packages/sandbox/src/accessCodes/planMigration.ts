import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { mayChangePerson } from '@portal/domain'
import type { Row } from '../store/schema.ts'
import { type Place, type PlaceModule, placeOf, readPlaces } from '../access/places.ts'
import { type CodeLocation, modulesOfCode } from '../devices/recordPushes.ts'
import { notHidden } from '../people/findUsers.ts'
import { standingsOf, type Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { readCodeLocations } from './codeLocations.ts'
import { findTaken } from './findTaken.ts'
import { takenMessage } from './saveCode.ts'
import type { Sentence } from '../words/sentence.ts'

/** The plan for one code: its locations afterwards, and the controllers that add or remove it; or the reason why it stays. */
export type PlannedMove =
  | { id: number; code: (Row<'access_codes'> & { name: string | null }) | null; refusal: Sentence }
  | { id: number; code: Row<'access_codes'> & { name: string | null }; refusal: null; isThere: boolean; after: CodeLocation[]; adds: PlaceModule[]; removes: PlaceModule[] }

export interface MigrationPlan {
  places: Place[]
  moves: PlannedMove[]
}

/** Plans a move of codes between locations. Refuses a location of another account (404) and two equal locations (400 `VALIDATION`). */
export async function planMigration(store: Store, viewer: Viewer, request: RequestOf<typeof endpoints.migrateAccessCodes>, now: number): Promise<MigrationPlan> {
  const { FromPropertyLocationID: from, ToPropertyLocationID: to, AccessCodeIDs, IsCopy } = request
  const { accountId } = viewer
  const places = await readPlaces(store, accountId)
  placeOf(places, from)
  placeOf(places, to)
  if (from === to) throw new Refusal(400, 'VALIDATION', 'Choose two different locations.', { field: 'ToPropertyLocationID' })
  const codes = await store
    .selectFrom('access_codes')
    .innerJoin('access_code_locations', 'access_code_locations.code_id', 'access_codes.id')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .selectAll('access_codes')
    .select('users.name')
    .where('access_codes.account_id', '=', accountId)
    .where('location_id', '=', from)
    .where(await notHidden(store, viewer))
    .orderBy('access_codes.id')
    .execute()
  const byId = new Map(codes.map((code) => [code.id, code]))
  const owners = await standingsOf(store, codes.flatMap(({ user_id: id }) => id ?? []))
  const moves: PlannedMove[] = []
  for (const id of AccessCodeIDs ?? byId.keys()) {
    const code = byId.get(id) ?? null
    const owner = owners.get(code?.user_id ?? 0)
    if (code && owner && !mayChangePerson(viewer.standing, owner)) {
      moves.push({ id, code, refusal: 'The user with this entry method is at your level or above it.' })
      continue
    }
    const taken = code && (await findTaken(store, { viewer, places, ownId: id }, [{ locationId: to }], code, now))
    if (!code || taken) {
      moves.push({ id, code, refusal: taken ? takenMessage(taken) : 'This code is not at that location.' })
      continue
    }
    const before = await readCodeLocations(store, id)
    const moved = before.find(({ locationId }) => locationId === from)
    const after = [
      ...before.filter(({ locationId }) => locationId !== to && (IsCopy || locationId !== from)),
      { locationId: to, isActive: moved?.isActive ?? true, ports: null },
    ]
    const [old, present] = code.is_active === 1 ? [modulesOfCode(places, before), modulesOfCode(places, after)] : [[], []]
    moves.push({ id, code, refusal: null, isThere: before.some(({ locationId, isActive }) => locationId === to && isActive), after, adds: without(present, old), removes: without(old, present) })
  }
  return { places, moves }
}

function without(modules: PlaceModule[], others: PlaceModule[]): PlaceModule[] {
  return modules.filter(({ id }) => !others.some((other) => other.id === id))
}
