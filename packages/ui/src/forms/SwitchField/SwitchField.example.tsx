import { SwitchField } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [isOn, setIsOn] = useState(true)
  return <SwitchField label="Visible in the client portal" checked={isOn} onChange={(event) => setIsOn(event.target.checked)} />
}
