import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { UserType } from '@portal/domain'
import type { SelectedUser } from '../people/bulkActions.ts'
import type { Viewer } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { callGroupAnswer } from './callGroupAnswer.ts'
import { callGroupsOf } from './callGroups.ts'
import { lacksCallGroup } from './chooseCallGroup.ts'

type Preview = ResponseOf<typeof endpoints.previewCallGroupChange>

const listedAtMost = 20

/** The call groups that ring one of these people, as they are and as they will be without them. */
export async function previewLeaving(store: Store, viewer: Viewer, users: readonly SelectedUser[], now: number): Promise<Preview> {
  const leaving = new Set(users.filter(({ isAllowed, id }) => isAllowed && id !== viewer.user.id).map(({ id }) => id))
  const rung = inIds('user_id', [...leaving])
  const members = await store.selectFrom('call_group_members').select('call_group_id').where(rung).distinct().execute()
  const numbers = await store.selectFrom('call_group_numbers').select('call_group_id').where(rung).distinct().execute()
  const touched = new Set([...members, ...numbers].map(({ call_group_id: id }) => id))
  const groups = (await callGroupsOf(store, viewer.accountId).execute()).filter(({ id }) => touched.has(id))
  const Changes: Preview['Changes'] = []
  for (const group of groups.slice(0, listedAtMost)) {
    const CallGroup = await callGroupAnswer(store, viewer, group, now)
    const staying = (ids: readonly number[]) => ids.filter((id) => !leaving.has(id))
    Changes.push({
      CallGroup, FirstCalled: staying(CallGroup.FirstCalled), SecondCalled: staying(CallGroup.SecondCalled),
      Numbers: CallGroup.Numbers.filter(({ UserID }) => UserID === null || !leaving.has(UserID)),
    })
  }
  return { Changes, Total: groups.length, Now: toIso(now), NeedVideoGroup: 0, NeedVoiceGroup: 0 }
}

/** How many of these people cannot sign in without a call group, once their web access is on. */
export function previewWebOn(users: readonly SelectedUser[], now: number): Preview {
  const need = users.filter((user) => user.isAllowed && user.has_web_access === 0 && lacksCallGroup(user))
  const video = need.filter(({ user_type_id: type }) => type === UserType.CallGroupManager).length
  return { Changes: [], Total: 0, Now: toIso(now), NeedVideoGroup: video, NeedVoiceGroup: need.length - video }
}
