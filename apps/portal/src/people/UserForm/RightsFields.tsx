import { type GrantedFlag, managesCallGroup, UserType } from '@portal/domain'
import { Stack, SelectField, ChoiceField } from '@portal/ui'
import { userFormMessages } from '../userForm.messages.ts'
import { UserSwitch } from './UserSwitch.tsx'
import { userTypeMessages } from '../people.messages.ts'
import { userFieldMessages } from '../userFields.messages.ts'
import { userTypeName, userTypeNames } from '../userTypes.ts'
import { useUserForm, useUserValue } from './UserFormContext.ts'

export interface RightsFieldsProps {
  /** Returns whether the signed-in user may grant and remove a right; no one grants a right that they don't have. */
  mayGrant: (flag: GrantedFlag) => boolean
}

/** Fields for a user's rights (specification §6). */
export function RightsFields({ mayGrant }: RightsFieldsProps) {
  const t = userFormMessages.useWords()
  const right = (field: GrantedFlag, help: string) => {
    const isGrantable = mayGrant(field)
    return <UserSwitch field={field} help={isGrantable ? help : `${help} ${t.notGrantable}`} isDisabled={!isGrantable} />
  }
  return (
    <Stack gap={4}>
      <TypeField />
      <CallGroupField />
      {right('IsUserAdmin', t.adminHelp)}
      {right('IsKitsAdmin', t.kitsHelp)}
      {right('IsBillingAdmin', t.billingHelp)}
    </Stack>
  )
}

/** The field for the user type; a type without a name isn't changed. */
function TypeField() {
  const label = userFieldMessages.useWords().UserTypeID
  const types = userTypeMessages.useWords()
  const { onChange } = useUserForm()
  const type = useUserValue('UserTypeID')
  const known = Object.entries(userTypeNames).map(([value, name]) => ({ value, label: types[name] }))
  const own = { value: String(type), label: types.other({ number: type }) }
  return (
    <SelectField
      label={label}
      name="UserTypeID"
      value={String(type)}
      options={userTypeName(type) === null ? [...known, own] : known}
      onChange={(event) => onChange({ UserTypeID: Number(event.currentTarget.value) })}
    />
  )
}

const none = ''

/** The field for the call group that a user manages, or that answers for the user. Hidden if the account has none. */
function CallGroupField() {
  const label = userFieldMessages.useWords().callgroupId
  const t = userFormMessages.useWords()
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
