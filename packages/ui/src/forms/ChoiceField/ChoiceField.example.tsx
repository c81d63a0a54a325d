import { ChoiceField } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [group, setGroup] = useState('1')
  return (
    <ChoiceField
      label="Group"
      options={[{ value: '1', label: 'Residents' }, { value: '2', label: 'Vendors' }]}
      value={group}
      onValueChange={(change) => setGroup(change.value)}
    />
  )
}
