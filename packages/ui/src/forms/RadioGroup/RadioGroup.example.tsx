import { RadioGroup } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [kind, setKind] = useState('temporary')
  return (
    <RadioGroup
      label="Kind of invite"
      options={[{ value: 'temporary', label: 'Temporary' }, { value: 'recurring', label: 'Recurring' }]}
      value={kind}
      onValueChange={(change) => setKind(change.value)}
    />
  )
}
