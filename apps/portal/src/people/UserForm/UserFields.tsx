import { ChoiceField, Stack, SelectField, CheckboxGroup } from '@portal/ui'
import { useZoneName } from '../../i18n/useZoneName.ts'
import { userFieldMessages } from '../userFields.messages.ts'
import { userFormMessages } from '../userForm.messages.ts'
import { FieldPair, UniqueText, UserText, MomentFields, UserSwitch, useFieldError } from './UserField.tsx'
import { useUserForm, useUserValue } from './UserFormContext.ts'
import { type GrantedFlag, managesCallGroup, UserType, DoorOutputMode } from '@portal/domain'
import { userTypeMessages } from '#portal/people/people.messages.ts'
import { userTypeName, userTypeNames } from '#portal/people/userTypes.ts'

/** Fields for a user's name and contacts. */
export function IdentityFields() {
  return (
    <Stack gap={4}>
      <NameFields />
      <DisplayNameField />
      <ContactFields />
      <FieldPair>
        <UserText field="Unit" isOptional maxLength={20} />
        <DirectoryPinField />
      </FieldPair>
      <CallFields />
    </Stack>
  )
}

export function NameFields() {
  return (
    <FieldPair>
      <UserText field="FirstName" maxLength={100} />
      <UserText field="LastName" maxLength={100} />
    </FieldPair>
  )
}

export function ContactFields() {
  const t = userFormMessages.useWords()
  const isWeb = useUserValue('IsWebLoginEnabled')
  const { isOwn } = useUserForm()
  return (
    <FieldPair>
      <UniqueText field="Email" type="email" isOptional={!isWeb} maxLength={254} disabled={isOwn} help={isOwn ? t.ownHelp : undefined} />
      <UniqueText field="Phone" type="tel" isOptional maxLength={32} />
    </FieldPair>
  )
}

/** The other fields about a user's identity, which few users need. */
export function OtherIdentityFields() {
  return (
    <Stack gap={4}>
      <FieldPair>
        <DisplayNameField />
        <DirectoryPinField />
      </FieldPair>
      <CallFields />
    </Stack>
  )
}

function DisplayNameField() {
  const t = userFormMessages.useWords()
  return <UserText field="Name" maxLength={100} isOptional help={t.nameHelp} />
}

function DirectoryPinField() {
  const t = userFormMessages.useWords()
  return <UniqueText field="DirectoryPin" isOptional inputMode="numeric" maxLength={8} help={t.directoryPinHelp} />
}

function CallFields() {
  const t = userFormMessages.useWords()
  return (
    <FieldPair>
      <UserText field="WatchmanPhoneNumber" type="tel" isOptional maxLength={32} help={t.watchmanHelp} />
      <TimeZoneField />
    </FieldPair>
  )
}

function TimeZoneField() {
  const label = userFieldMessages.useWords().TimezoneID
  const t = userFormMessages.useWords()
  const { onChange, timeZone, timezones } = useUserForm()
  const own = useUserValue('TimezoneID')
  const zoneName = useZoneName()
  return (
    <ChoiceField
      label={label}
      name="TimezoneID"
      help={t.timeZoneHelp}
      placeholder={t.propertyZone({ zone: zoneName(timeZone) })}
      value={own ?? ''}
      options={timezones.map(({ ID, Name }) => ({ value: ID, label: `${ID} · ${Name}` }))}
      onValueChange={({ value }) => onChange({ TimezoneID: value === '' ? null : value })}
    />
  )
}

/** Fields for whether and how a user signs in: portal, app, neither. */
export function SignInFields() {
  const t = userFormMessages.useWords()
  const isWeb = useUserValue('IsWebLoginEnabled')
  const { isOwn } = useUserForm()
  return (
    <Stack gap={4}>
      <UserSwitch field="IsWebLoginEnabled" help={t.webHelp} />
      {isWeb && (
        <>
          <UniqueText field="Username" type="email" isOptional maxLength={254} disabled={isOwn} help={isOwn ? t.ownHelp : t.usernameHelp} />
          <MomentFields field="WebLoginExpirationDate" isEnd help={t.webEndsHelp} />
        </>
      )}
      <UserSwitch field="IsMobileOnly" help={t.mobileOnlyHelp} />
      <UserSwitch field="IsCellgateApp" help={t.cellgateHelp} />
    </Stack>
  )
}

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

/** Fields for a user's dates, doors and rights at doors. */
export function AccessFields() {
  const t = userFormMessages.useWords()
  const { timeZone } = useUserForm()
  const zoneName = useZoneName()
  return (
    <Stack gap={4}>
      <PlacesField />
      <MomentFields field="validFrom" help={t.validHelp({ zone: zoneName(timeZone) })} />
      <MomentFields field="validUntil" isEnd />
      <OutputField />
    </Stack>
  )
}

function OutputField() {
  const label = userFieldMessages.useWords().LimitActuationModeID
  const t = userFormMessages.useWords()
  const { onChange } = useUserForm()
  const output = useUserValue('LimitActuationModeID')
  const modes = { opensMomentarily: DoorOutputMode.MomentaryOpen, holdsOpen: DoorOutputMode.HoldOpen, opensBoth: DoorOutputMode.Both } as const
  return (
    <SelectField
      label={label}
      name="LimitActuationModeID"
      help={t.outputHelp}
      value={String(output)}
      options={Object.entries(modes).map(([name, mode]) => ({ value: String(mode), label: t[name as keyof typeof modes] }))}
      onChange={(event) => {
        const mode = Object.values(modes).find((value) => String(value) === event.currentTarget.value)
        if (mode) onChange({ LimitActuationModeID: mode })
      }}
    />
  )
}

/** A choice between access to all properties and to chosen ones. */
function PlacesField() {
  const names = userFieldMessages.useWords()
  const t = userFormMessages.useWords()
  const error = useFieldError('PropertyLocations')
  const { onChange, places } = useUserForm()
  const isEverywhere = useUserValue('HasAllLocationAccess')
  const chosen = useUserValue('PropertyLocations')
  return (
    <Stack gap={2}>
      <UserSwitch field="HasAllLocationAccess" help={t.allPlacesHelp} />
      {!isEverywhere && (
        <CheckboxGroup
          label={names.PropertyLocations}
          name="PropertyLocations"
          minColumn="14rem"
          options={places.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
          values={chosen.map(String)}
          error={error}
          onValuesChange={({ values }) => onChange({ PropertyLocations: values.map(Number).sort((one, other) => one - other) })}
        />
      )}
    </Stack>
  )
}
