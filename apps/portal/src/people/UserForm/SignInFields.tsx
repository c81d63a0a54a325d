import { Stack } from '@portal/ui'
import { userFormMessages } from '../userForm.messages.ts'
import { MomentFields } from './MomentFields.tsx'
import { UniqueText } from './UniqueText.tsx'
import { useUserForm, useUserValue } from './UserFormContext.ts'
import { UserSwitch } from './UserSwitch.tsx'

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
