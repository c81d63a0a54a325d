import { canStillOpen } from '@portal/domain'
import { type CodeLocation } from '../devices/recordPushes.ts'
import type { Place } from '../access/places.ts'
import { statusOfInvite } from '../access/findInvite.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { CodeColumns } from './readCodeInput.ts'

export interface TakenCode {
  field: 'Code' | 'PhoneCode' | 'CardNumber'
  /** The code's id; null if a guest's PIN holds the digits. */
  codeId: number | null
  userId: number | null
  /** The name of the user or invitation, or the label of the code; null if the viewer may not see that user. */
  by: string | null
  /** The place where the code opens; null if the code opens nowhere. */
  placeName: string | null
}

interface TakenContext {
  viewer: Viewer
  places: readonly Place[]
  /** The id of the code or invite that is being saved, which does not conflict with itself. */
  ownId: number | null
  ownInviteId?: string
}

export interface Compared extends Pick<CodeColumns, 'code_hash' | 'phone_code_hash' | 'wiegand_format' | 'facility_code' | 'card_from' | 'card_to'> {
  /** For a phone number: the hashes of its other spellings, which older records have. */
  otherSpellings?: readonly string[]
}

/**
 * Finds the holder of a code: the same digits, number or text, or a card that both would match (format, facility code and number). A code
 * is unique in the account (specification §5, `uniqueFields`), even if it opens nowhere; `within` narrows the search to locations. Returns
 * null if the code is free.
 */
export async function findTaken(
  store: Store,
  { viewer, places, ownId, ownInviteId }: TakenContext,
  within: 'account' | readonly Pick<CodeLocation, 'locationId'>[],
  code: Compared,
  now: number,
): Promise<TakenCode | null> {
  const ids = within === 'account' ? null : within.map(({ locationId }) => locationId)
  if (ids?.length === 0) return null
  const hashes = code.code_hash === null ? [] : [code.code_hash, ...(code.otherSpellings ?? [])]
  let query = store
    .selectFrom('access_codes')
    .leftJoin('access_code_locations', 'access_code_locations.code_id', 'access_codes.id')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .select(['access_codes.id', 'access_codes.label', 'access_codes.code_hash', 'access_codes.phone_code_hash', 'access_codes.user_id'])
    .select(['users.name', 'access_code_locations.location_id'])
    .where('access_codes.account_id', '=', viewer.accountId)
    .where((where) => where.or([
      ...(hashes.length === 0 ? [] : [inIds('code_hash', hashes)]),
      ...(code.phone_code_hash === null ? [] : [where('phone_code_hash', '=', code.phone_code_hash)]),
      ...(code.wiegand_format === null ? [] : [where.and([
        where('wiegand_format', '=', code.wiegand_format),
        where('card_from', '<=', code.card_to),
        where('card_to', '>=', code.card_from),
        ...(code.facility_code === null ? [] : [where.or([where('facility_code', 'is', null), where('facility_code', '=', code.facility_code)])]),
      ])]),
    ]))
    .orderBy('access_codes.id')
    .orderBy('access_code_locations.location_id')
    .limit(1)
  if (ids !== null) query = query.where(inIds('access_code_locations.location_id', ids))
  if (ownId !== null) query = query.where('access_codes.id', '!=', ownId)
  const row = await query.executeTakeFirst()
  if (!row) return code.code_hash === null ? null : findTakenPin(store, { viewer, places, ids, ownInviteId }, code.code_hash, now)
  const field = code.wiegand_format !== null ? 'CardNumber' : row.code_hash !== null && hashes.includes(row.code_hash) ? 'Code' : 'PhoneCode'
  const placeName = places.find(({ locationId }) => locationId === row.location_id)?.name ?? null
  const isSeen = row.user_id === null || (await reachOf(store, viewer, [row.user_id])).maySee(row.user_id)
  return { field, codeId: row.id, userId: row.user_id, by: isSeen ? row.name ?? row.label : null, placeName }
}

/** The PIN of a guest whose invitation may still open. */
async function findTakenPin(
  store: Store,
  { viewer, places, ids, ownInviteId }: Pick<TakenContext, 'viewer' | 'places'> & { ids: readonly number[] | null; ownInviteId: string | undefined },
  hash: string,
  now: number,
): Promise<TakenCode | null> {
  let query = store
    .selectFrom('invites')
    .innerJoin('invite_locations', 'invite_locations.invite_id', 'invites.id')
    .innerJoin('ports', 'ports.id', 'invite_locations.port_id')
    .innerJoin('properties', 'properties.id', 'invites.property_id')
    .selectAll('invites')
    .select('ports.location_id')
    .where('pin_hash', '=', hash)
    .where('properties.account_id', '=', viewer.accountId)
  if (ids !== null) query = query.where(inIds('ports.location_id', ids))
  const rows = await query.execute()
  const row = rows.find((invite) => invite.id !== ownInviteId && canStillOpen(statusOfInvite(invite, now)))
  if (!row) return null
  const placeName = places.find(({ locationId }) => locationId === row.location_id)?.name ?? null
  return { field: 'Code', codeId: null, userId: null, by: row.name, placeName }
}
