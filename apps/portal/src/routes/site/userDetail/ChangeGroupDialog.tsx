import { ChoiceField, InlineAlert, Text } from '@portal/ui'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useAccessSentence } from '#portal/access/useAccessSentence.ts'
import { useAsk } from '#portal/app/asking.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import type { User } from '#portal/people/userValues.ts'
import { userActionMessages } from './questions.messages.ts'

export interface ChangeGroupDialogProps {
  user: User
  onClose: () => void
  onDone: (group: string) => void
}

/** Changes a user's group; shows before saving what the user gains and loses. */
export function ChangeGroupDialog({ user, onClose, onDone }: ChangeGroupDialogProps) {
  const t = userActionMessages.useWords()
  const { groups } = usePeopleChoices()
  const [group, setGroup] = useState(String(user.UserGroupID ?? ''))
  const name = groups.find(({ ID }) => String(ID) === group)?.Name ?? t.groupNone
  const isSame = group === String(user.UserGroupID ?? '')
  const groupId = group === '' ? null : Number(group)
  const change = useCall(
    (api) => api.saveUserGroupUserProfiles({ UserID: user.ID, SelectedUserGroupID: groupId, SelectedUserProfiles: profilesOf(user), IsCodeuserGroupchanges: true, Version: user.Version }),
    () => onDone(name),
  )
  // After a save, the page has loaded the user again, so another save uses the new version.
  const isOvertaken = change.failure?.kind === 'service' && change.failure.code === 'CONFLICT'
  return (
    <FormDialog
      title={t.groupTitle({ name: user.Name })}
      icon={UsersRound}
      saveLabel={t.groupConfirm}
      saveReason={isSame ? t.groupSame : undefined}
      calling={change}
      error={isOvertaken ? `${change.error} ${t.groupOvertaken}` : change.error}
      onSave={change.run}
      onClose={onClose}
    >
      <ChoiceField
        label={t.groupLabel}
        placeholder={t.groupNone}
        value={group}
        options={groups.filter(({ ID, HasAccountAccess }) => HasAccountAccess || ID === user.UserGroupID).map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
        onValueChange={({ value }) => setGroup(value)}
      />
      {!isSame && <GroupEffect user={user} groupId={groupId} />}
    </FormDialog>
  )
}

function GroupEffect({ user, groupId }: { user: User; groupId: number | null }) {
  const t = userActionMessages.useWords()
  const { groups } = usePeopleChoices()
  const sentenceOf = useAccessSentence()
  const group = groups.find(({ ID }) => ID === groupId)
  const { answer: effect, failure } = useAsk(`effect:${user.ID}:${groupId}`, (api, signal) =>
    api.previewRestrictionEffect({ Change: { Kind: 'userGroup', UserIDs: [user.ID], UserGroupID: groupId } }, { signal }),
  )
  if (failure) return <Text tone="muted">{t.effectFailed}</Text>
  if (!effect) return <Text tone="muted">{t.effectLoading}</Text>
  const verdict = effect.GainCount > 0 ? t.effectGain : effect.LoseCount > 0 ? t.effectLose : t.effectSame
  return (
    <InlineAlert tone={effect.LoseCount > 0 ? 'warning' : 'info'} title={verdict} role="status">
      {group ? t.effectGroup({ group: group.Name, access: sentenceOf(group.Access) }) : t.effectNoGroup}
    </InlineAlert>
  )
}

/** The profiles that a user's flags stand for (specification §6), which don't change. */
function profilesOf(user: User): (1 | 2 | 3)[] {
  return [...(user.IsUserAdmin ? [1 as const] : []), ...(user.IsKitsAdmin ? [2 as const] : []), ...(user.IsBillingAdmin ? [3 as const] : [])]
}
