import { useStore } from '@nanostores/react'
import { Stack } from '@portal/ui'
import { userFormMessages } from '../userForm.messages.ts'
import { TypeField } from './TypeField.tsx'
import { UserSwitch } from './UserSwitch.tsx'

export interface RightsFieldsProps {
  /** Whether the signed-in user may give and take the right; nobody gives a right they have not. */
  mayGrant: { admin: boolean; kits: boolean; billing: boolean }
}

/** What somebody may do for others (specification §6). */
export function RightsFields({ mayGrant }: RightsFieldsProps) {
  const t = useStore(userFormMessages)
  const help = (isGrantable: boolean, text: string) => (isGrantable ? text : `${text} ${t.notGrantable}`)
  return (
    <Stack gap={4}>
      <TypeField />
      <UserSwitch field="IsUserAdmin" help={help(mayGrant.admin, t.adminHelp)} isDisabled={!mayGrant.admin} />
      <UserSwitch field="IsKitsAdmin" help={help(mayGrant.kits, t.kitsHelp)} isDisabled={!mayGrant.kits} />
      <UserSwitch field="IsBillingAdmin" help={help(mayGrant.billing, t.billingHelp)} isDisabled={!mayGrant.billing} />
    </Stack>
  )
}
