import { canStillOpen } from '@portal/domain'
import { type CodeLocation } from '../devices/recordPushes.ts'
import type { Place } from '../access/places.ts'
import { statusOfInvite } from '../invites/inviteStatus.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import type { CodeColumns } from './readCodeInput.ts'

export interface TakenCode {
  field: 'Code' | 'PhoneCode' | 'CardNumber'
  /** Null: a guest's PIN. */
  codeId: number | null
  userId: number | null
  /** The person, the code's label, or the invitation; null where the viewer may not see that person. */
  by: string | null
  placeName: string
}

interface TakenContext {
  viewer: Viewer
  places: readonly Place[]
  /** The code, and the invite, that do not count against themselves. */
  ownId: number | null
  ownInviteId?: string
}

type Compared = Pick<CodeColumns, 'code_hash' | 'phone_code_hash' | 'wiegand_format' | 'facility_code' | 'card_from' | 'card_to'>

/**
 * Who has a code already at one of the locations: the same digits, number or text, or a card that both would match
 * (format, facility code and number, specification §5). Null: it is free.
 */
export async function findTaken(
  store: Store,
  { viewer, places, ownId, ownInviteId }: TakenContext,
  locations: readonly Pick<CodeLocation, 'locationId'>[],
  code: Compared,
  now: number,
): Promise<TakenCode | null> {
  const ids = locations.map(({ locationId }) => locationId)
  if (ids.length === 0) return null
  let query = store
    .selectFrom('access_codes')
    .innerJoin('access_code_locations', 'access_code_locations.code_id', 'access_codes.id')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .select(['access_codes.id', 'access_codes.label', 'access_codes.code_hash', 'access_codes.phone_code_hash', 'access_codes.user_id'])
    .select(['users.name', 'access_code_locations.location_id'])
    .where('access_codes.account_id', '=', viewer.accountId)
    .where('access_code_locations.location_id', 'in', ids)
    .where((where) => where.or([
      ...(code.code_hash === null ? [] : [where('code_hash', '=', code.code_hash)]),
      ...(code.phone_code_hash === null ? [] : [where('phone_code_hash', '=', code.phone_code_hash)]),
      ...(code.wiegand_format === null ? [] : [where.and([
        where('wiegand_format', '=', code.wiegand_format),
        where('card_from', '<=', code.card_to),
        where('card_to', '>=', code.card_from),
        ...(code.facility_code === null
          ? []
          : [where.or([where('facility_code', 'is', null), where('facility_code', '=', code.facility_code)])]),
      ])]),
    ]))
    .orderBy('access_codes.id')
  if (ownId !== null) query = query.where('access_codes.id', '!=', ownId)
  const row = await query.executeTakeFirst()
  if (!row) return code.code_hash === null ? null : findTakenPin(store, { places, ids, ownInviteId }, code.code_hash, now)
  const field = code.wiegand_format !== null ? 'CardNumber' : row.code_hash === code.code_hash ? 'Code' : 'PhoneCode'
  const placeName = places.find(({ locationId }) => locationId === row.location_id)?.name ?? ''
  const isSeen = row.user_id === null || (await reachOf(store, viewer, [row.user_id])).maySee(row.user_id)
  return { field, codeId: row.id, userId: row.user_id, by: isSeen ? row.name ?? row.label : null, placeName }
}

/** The PIN of a guest whose invitation may still open. */
async function findTakenPin(
  store: Store,
  { places, ids, ownInviteId }: { places: readonly Place[]; ids: readonly number[]; ownInviteId: string | undefined },
  hash: string,
  now: number,
): Promise<TakenCode | null> {
  const rows = await store
    .selectFrom('invites')
    .innerJoin('invite_locations', 'invite_locations.invite_id', 'invites.id')
    .innerJoin('ports', 'ports.id', 'invite_locations.port_id')
    .selectAll('invites')
    .select('ports.location_id')
    .where('pin_hash', '=', hash)
    .where('ports.location_id', 'in', [...ids])
    .execute()
  const row = rows.find((invite) => invite.id !== ownInviteId && canStillOpen(statusOfInvite(invite, now)))
  if (!row) return null
  const placeName = places.find(({ locationId }) => locationId === row.location_id)?.name ?? ''
  return { field: 'Code', codeId: null, userId: null, by: row.name, placeName }
}
