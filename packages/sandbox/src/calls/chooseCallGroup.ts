import { managesCallGroup, UserType } from '@portal/domain'
import { invalid } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { joinCallGroup } from './callGroupMembers.ts'
import { type CallGroupRow, findCallGroup } from './callGroups.ts'

type Chosen = Pick<CallGroupRow, 'id' | 'is_video'> | null

/**
 * The call group that a user gets. Refusals: 404; 400 `VALIDATION` if the user's type manages groups of the other kind.
 */
export async function readChosenGroup(trx: Store, accountId: number, typeId: number, groupId: number | null, field: string): Promise<Chosen> {
  const group = groupId === null ? null : await findCallGroup(trx, accountId, groupId, field)
  if (group && managesCallGroup(typeId) && (group.is_video === 1) !== (typeId === UserType.CallGroupManager)) {
    throw invalid(field, group.is_video === 1 ? 'This user manages telephones: choose a voice call group.' : 'This user manages apps: choose a video call group.')
  }
  return group
}

/** The call groups that are given to those who manage apps, and to those who manage telephones. */
export interface ManagedGroups {
  video: Chosen
  voice: Chosen
}

export async function readManagedGroups(trx: Store, accountId: number, { video, voice }: { video: number | undefined; voice: number | undefined }): Promise<ManagedGroups> {
  return {
    video: await readChosenGroup(trx, accountId, UserType.CallGroupManager, video ?? null, 'VideoCallgroupId'),
    voice: await readChosenGroup(trx, accountId, UserType.VoiceGroupUser, voice ?? null, 'VoiceCallgroupId'),
  }
}

/** Whether somebody has no page but that of their call group, and no group: they cannot sign in (specification §4, landing rule 5). */
export function lacksCallGroup({ user_type_id: type, call_group_id: group }: Pick<UsersTable, 'user_type_id' | 'call_group_id'>): boolean {
  return managesCallGroup(type) && group === null
}

/** Rings a user by the group that they manage from now on. Who only belongs to a group is rung as its plan says. Inside a transaction. */
export async function ringManager(trx: Store, group: Chosen, user: { id: number; name: string; phone: string; user_type_id: number }): Promise<void> {
  if (group && managesCallGroup(user.user_type_id)) await joinCallGroup(trx, group, user)
}
