'use client'

import { Button, PasswordField, PortalScope } from '@portal/ui'
import { useState } from 'react'

export function SignIn({ signIn }: { signIn: (form: FormData) => Promise<number> }) {
  const [length, setLength] = useState<number>()
  return (
    <PortalScope>
      <form action={async (form) => setLength(await signIn(form))}>
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Button type="submit">Log in</Button>
      </form>
      <output>{length !== undefined && `${length} characters`}</output>
    </PortalScope>
  )
}
