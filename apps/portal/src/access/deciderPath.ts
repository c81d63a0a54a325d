import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { codePath, groupPath, groupRulePath, inviteEditPath, invitePath, paths, userPath, userRestrictionPath } from '../app/paths.ts'

type Answer = Pick<ResponseOf<typeof endpoints.explainAccess>, 'Deciding' | 'Subject' | 'Reasons'>

/** The page of the restriction that decided; null if there is none, as for a door's default. */
export function deciderPath({ Deciding, Subject, Reasons }: Answer): string | null {
  const { UserID, UserGroupID, GroupRestrictionID, AccessCodeID, InviteID } = Subject
  const holder = InviteID !== null ? invitePath(InviteID) : AccessCodeID !== null ? codePath(UserID, AccessCodeID) : UserID === null ? null : userPath(UserID)
  const own = InviteID !== null ? inviteEditPath(InviteID) : UserID === null ? null : userRestrictionPath(UserID)
  const ofGroup = UserGroupID === null ? null : GroupRestrictionID === null ? groupPath(UserGroupID) : groupRulePath(UserGroupID, GroupRestrictionID)
  if (Deciding === 'standing') return holder
  if (Deciding === 'heldOpen') return Reasons.some(({ Because }) => Because === 'heldOpen') ? paths.schedules : null
  if (Deciding === 'ownRestriction') return own
  return Deciding === 'groupRestriction' ? ofGroup : null
}
