import { ChoiceField, Stack } from '@portal/ui'
import { useZoneName } from '../../i18n/useZoneName.ts'
import { userFieldMessages } from '../userFields.messages.ts'
import { userFormMessages } from '../userForm.messages.ts'
import { FieldPair } from './FieldPair.tsx'
import { UniqueText } from './UniqueText.tsx'
import { useUserForm, useUserValue } from './UserFormContext.ts'
import { UserText } from './UserText.tsx'

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
