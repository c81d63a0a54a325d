import '@portal/ui/tokens.css'
import { PasswordField, PortalScope } from '@portal/ui'

export function Example() {
  return (
    <PortalScope theme="light">
      <PasswordField label="Password" autoComplete="current-password" />
    </PortalScope>
  )
}
