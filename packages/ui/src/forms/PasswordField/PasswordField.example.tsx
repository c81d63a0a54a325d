import { PasswordField, PasswordRequirements } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      label="Password"
      autoComplete="new-password"
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      describedBy="rule"
      after={<PasswordRequirements id="rule" value={password} />}
    />
  )
}
