import { isStation, isVideoStation, managesCallGroup, mayDo, UserType } from '@portal/domain'
import { rightsHolder } from '../people/rightsHolder.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'

export interface CallGroupFlags {
  ShowVideoGroup: boolean
  ShowVoiceGroup: boolean
  showImportVoiceGroup: boolean
  EnableUserTierCallgroup: boolean
}

/**
 * Which call groups a user is shown: an administrator those that a station of the account can call, and everyone else the one that they
 * manage. A kind that the account has already is shown also without a station.
 */
export async function callGroupFlags(store: Store, user: UsersTable): Promise<CallGroupFlags> {
  const holder = rightsHolder(user)
  if (!mayDo(holder, 'callGroups.view')) {
    const manages = managesCallGroup(user.user_type_id)
    return {
      ShowVideoGroup: user.user_type_id === UserType.CallGroupManager, ShowVoiceGroup: user.user_type_id === UserType.VoiceGroupUser,
      showImportVoiceGroup: false, EnableUserTierCallgroup: manages,
    }
  }
  const doors = await store.selectFrom('ports').innerJoin('properties', 'properties.id', 'ports.property_id').select('ports.hardware_model').distinct()
    .where('properties.account_id', '=', user.account_id).execute()
  const groups = await store.selectFrom('call_groups').innerJoin('properties', 'properties.id', 'call_groups.property_id').select('call_groups.is_video').distinct()
    .where('properties.account_id', '=', user.account_id).execute()
  const models = doors.map(({ hardware_model: model }) => model)
  const kinds = new Set(groups.map(({ is_video: isVideo }) => isVideo))
  const ShowVideoGroup = models.some(isVideoStation) || kinds.has(1)
  const ShowVoiceGroup = models.some(isStation) || kinds.has(0)
  return { ShowVideoGroup, ShowVoiceGroup, showImportVoiceGroup: ShowVoiceGroup && mayDo(holder, 'import.run'), EnableUserTierCallgroup: ShowVideoGroup || ShowVoiceGroup }
}
