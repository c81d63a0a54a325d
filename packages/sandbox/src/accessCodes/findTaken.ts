import { canStillOpen } from '@portal/domain'
import { type CodeLocation } from '../devices/recordPushes.ts'
import type { Place } from '../access/places.ts'
import { statusOfInvite } from '../invites/inviteStatus.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import { inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statementByShape } from '../store/statementByShape.ts'
import type { CodeColumns } from './readCodeInput.ts'

export interface TakenCode {
  field: 'Code' | 'PhoneCode' | 'CardNumber'
  /** Null if the holder is a guest's PIN. */
  codeId: number | null
  userId: number | null
  /** The name of the person or invitation, or the label of the code; null if the viewer may not see that person. */
  by: string | null
  /** The place where the code opens; null if the code opens nowhere. */
  placeName: string | null
}

interface TakenContext {
  viewer: Viewer
  places: readonly Place[]
  /** The code that is being saved, and the invite, which do not conflict with themselves. */
  ownId: number | null
  ownInviteId?: string
}

export interface Compared extends Pick<CodeColumns, 'code_hash' | 'phone_code_hash' | 'wiegand_format' | 'facility_code' | 'card_from' | 'card_to'> {
  /** For a telephone number: the hashes of its other spellings, which older records have. */
  otherSpellings?: readonly string[]
}

/**
 * Finds the holder of a code: the same digits, number or text, or a card that both would match (format, facility code and number). A code is
 * unique in the account (specification §5, `uniqueFields`), even if it opens nowhere; `within` narrows the search to locations. Null: the
 * code is free.
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
  const { rows: [row] } = await alikeCodes(store, {}, {
    accountId: viewer.accountId, ids: ids === null ? undefined : JSON.stringify(ids), ownId: ownId ?? undefined,
    hashes: code.code_hash === null ? undefined : JSON.stringify([code.code_hash, ...(code.otherSpellings ?? [])]), phoneHash: code.phone_code_hash ?? undefined,
    ...(code.wiegand_format !== null && { format: code.wiegand_format, cardFrom: code.card_from, cardTo: code.card_to, facility: code.facility_code ?? undefined }),
  })
  if (!row) return code.code_hash === null ? null : findTakenPin(store, { viewer, places, ids, ownInviteId }, code.code_hash, now)
  const field = code.wiegand_format !== null ? 'CardNumber' : row.code_hash !== null && [code.code_hash, ...(code.otherSpellings ?? [])].includes(row.code_hash) ? 'Code' : 'PhoneCode'
  const placeName = places.find(({ locationId }) => locationId === row.location_id)?.name ?? null
  const isSeen = row.user_id === null || (await reachOf(store, viewer, [row.user_id])).maySee(row.user_id)
  return { field, codeId: row.id, userId: row.user_id, by: isSeen ? row.name ?? row.label : null, placeName }
}

interface Alike extends Record<string, string | number | null | undefined> {
  accountId: number
  ids: string | undefined
  ownId: number | undefined
  hashes: string | undefined
  phoneHash: string | undefined
  format?: NonNullable<Compared['wiegand_format']>
  cardFrom?: number | null
  cardTo?: number | null
  facility?: number | undefined
}

const alikeCodes = statementByShape((store, { accountId, ids, ownId, hashes, phoneHash, format, cardFrom = null, cardTo = null, facility }: Alike) => {
  let query = store
    .selectFrom('access_codes')
    .leftJoin('access_code_locations', 'access_code_locations.code_id', 'access_codes.id')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .select(['access_codes.id', 'access_codes.label', 'access_codes.code_hash', 'access_codes.phone_code_hash', 'access_codes.user_id'])
    .select(['users.name', 'access_code_locations.location_id'])
    .where('access_codes.account_id', '=', accountId)
    .where((where) => where.or([
      ...(hashes === undefined ? [] : [inJson('code_hash', hashes, 'text')]),
      ...(phoneHash === undefined ? [] : [where('phone_code_hash', '=', phoneHash)]),
      ...(format === undefined ? [] : [where.and([
        where('wiegand_format', '=', format),
        where('card_from', '<=', cardTo),
        where('card_to', '>=', cardFrom),
        ...(facility === undefined ? [] : [where.or([where('facility_code', 'is', null), where('facility_code', '=', facility)])]),
      ])]),
    ]))
    .orderBy('access_codes.id')
    .orderBy('access_code_locations.location_id')
    .limit(1)
  if (ids !== undefined) query = query.where(inJson('access_code_locations.location_id', ids))
  return ownId === undefined ? query : query.where('access_codes.id', '!=', ownId)
})

/** The PIN of a guest whose invitation may still open. */
async function findTakenPin(
  store: Store,
  { viewer, places, ids, ownInviteId }: Pick<TakenContext, 'viewer' | 'places'> & { ids: readonly number[] | null; ownInviteId: string | undefined },
  hash: string,
  now: number,
): Promise<TakenCode | null> {
  const { rows } = await alikePins(store, {}, { accountId: viewer.accountId, hash, ids: ids === null ? undefined : JSON.stringify(ids) })
  const row = rows.find((invite) => invite.id !== ownInviteId && canStillOpen(statusOfInvite(invite, now)))
  if (!row) return null
  const placeName = places.find(({ locationId }) => locationId === row.location_id)?.name ?? null
  return { field: 'Code', codeId: null, userId: null, by: row.name, placeName }
}

const alikePins = statementByShape((store, { accountId, hash, ids }: { accountId: number; hash: string; ids: string | undefined }) => {
  const query = store
    .selectFrom('invites')
    .innerJoin('invite_locations', 'invite_locations.invite_id', 'invites.id')
    .innerJoin('ports', 'ports.id', 'invite_locations.port_id')
    .innerJoin('properties', 'properties.id', 'invites.property_id')
    .selectAll('invites')
    .select('ports.location_id')
    .where('pin_hash', '=', hash)
    .where('properties.account_id', '=', accountId)
  return ids === undefined ? query : query.where(inJson('ports.location_id', ids))
})
