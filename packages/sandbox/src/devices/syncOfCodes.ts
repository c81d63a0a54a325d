import type { CommandState } from '@portal/domain'
import { opensPort } from '../access/activeCodes.ts'
import type { Store } from '../store/openStore.ts'
import { isUnsettled } from './unsettled.ts'

/** Whose codes are asked about. */
export interface SyncedCodes {
  AccessCodeID?: number | undefined
  UserID?: number | undefined
  UserGroupID?: number | undefined
}

/**
 * How far these codes have come on each controller, by its id: on those of their active doors, and on those that have not yet forgotten one.
 * `acknowledged`: the controller holds them as they are now. A list that is sent whole, as after a change of a group's rules, counts too.
 */
export async function syncOfCodes(store: Store, accountId: number, of: SyncedCodes): Promise<Map<number, CommandState>> {
  const codes = codesOf(store, accountId, of)
  const held = await store
    .selectFrom('access_code_locations')
    .innerJoin('access_codes', 'access_codes.id', 'access_code_locations.code_id')
    .innerJoin('ports', 'ports.location_id', 'access_code_locations.location_id')
    .innerJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .select('port_modules.module_id')
    .distinct()
    .where('access_codes.id', 'in', codes)
    .where('access_codes.is_active', '=', 1)
    .where('access_code_locations.is_active', '=', 1)
    .where(opensPort)
    .execute()
  const open = await store
    .selectFrom('device_commands')
    .select(['module_id', 'status', 'code_id'])
    .distinct()
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('status', 'in', ['waiting', 'sent']), isUnsettled(where)]))
    .where(({ or, and, eb }) => or([eb('code_id', 'in', codes), and([eb('code_id', 'is', null), eb('action', '=', 'all')])]))
    .execute()
  const found = new Map<number, CommandState>(held.map(({ module_id: id }) => [id, 'acknowledged']))
  for (const { module_id: id, status, code_id: code } of open) {
    const known = found.get(id)
    // A whole list concerns these codes where they are; a code that goes is still where it was.
    if (known !== undefined || code !== null) found.set(id, leastOf(known ?? status, status))
  }
  return found
}

function codesOf(store: Store, accountId: number, { AccessCodeID, UserID, UserGroupID }: SyncedCodes) {
  let codes = store.selectFrom('access_codes').select('access_codes.id').where('access_codes.account_id', '=', accountId)
  if (AccessCodeID !== undefined) codes = codes.where('access_codes.id', '=', AccessCodeID)
  if (UserID !== undefined) codes = codes.where('access_codes.user_id', '=', UserID)
  if (UserGroupID === undefined) return codes
  return codes.where('access_codes.user_id', 'in', store.selectFrom('users').select('users.id').where('users.group_id', '=', UserGroupID).where('users.removed_at', 'is', null))
}

const fromLeast: readonly CommandState[] = ['failed', 'waiting', 'sent', 'acknowledged']

function leastOf(one: CommandState, other: CommandState): CommandState {
  return fromLeast.indexOf(one) <= fromLeast.indexOf(other) ? one : other
}
