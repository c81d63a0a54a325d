import { useStore } from '@nanostores/react'
import type { GrantedFlag } from '@portal/domain'
import { Stack } from '@portal/ui'
import { userFormMessages } from '../userForm.messages.ts'
import { CallGroupField } from './CallGroupField.tsx'
import { TypeField } from './TypeField.tsx'
import { UserSwitch } from './UserSwitch.tsx'

export interface RightsFieldsProps {
  /** Whether the signed-in user may grant and remove the right; no one grants a right that they don't have. */
  mayGrant: (flag: GrantedFlag) => boolean
}

/** A user's rights (specification §6). */
export function RightsFields({ mayGrant }: RightsFieldsProps) {
  const t = useStore(userFormMessages)
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
