import { useStore } from '@nanostores/react'
import { managesCallGroup, UserType } from '@portal/domain'
import { ChoiceField } from '@portal/ui'
import { userFieldMessages } from '../userFields.messages.ts'
import { userFormMessages } from '../userForm.messages.ts'
import { useUserForm, useUserValue } from './UserFormContext.ts'

const none = ''

/** The call group that a user manages, or that answers for them. Hidden if the account has none. */
export function CallGroupField() {
  const label = useStore(userFieldMessages).callgroupId
  const t = useStore(userFormMessages)
  const { onChange, refusals, callGroups } = useUserForm()
  const type = useUserValue('UserTypeID')
  const chosen = useUserValue('callgroupId')
  const isManager = managesCallGroup(type)
  if (callGroups.length === 0) return null
  const offered = callGroups.filter(({ ID, IsVideo }) => !isManager || IsVideo === (type === UserType.CallGroupManager) || ID === Number(chosen))
  return (
    <ChoiceField
      label={label}
      name="callgroupId"
      value={chosen === null ? none : String(chosen)}
      help={isManager ? t.managedGroupHelp : t.callGroupHelp}
      error={refusals.callgroupId}
      options={[{ value: none, label: t.noCallGroup }, ...offered.map(({ ID, Name }) => ({ value: String(ID), label: Name }))]}
      onValueChange={({ value }) => onChange({ callgroupId: value === none ? null : Number(value) })}
    />
  )
}
