import { PasswordRequirements } from '@portal/ui'

export function Example() {
  return <PasswordRequirements id="rule" value="wren-house" />
}
