import { PasswordPanel } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [values, setValues] = useState({ password: '', confirm: '' })
  return <PasswordPanel values={values} onValuesChange={(change) => setValues(change.values)} onSubmit={() => undefined} />
}
