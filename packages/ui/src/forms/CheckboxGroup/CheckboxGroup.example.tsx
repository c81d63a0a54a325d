import { CheckboxGroup } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [doors, setDoors] = useState(['main'])
  return (
    <CheckboxGroup
      label="Doors"
      allLabel="All doors"
      options={[{ value: 'main', label: 'Main Gate' }, { value: 'pool', label: 'Pool Gate' }, { value: 'lobby', label: 'Tower B Lobby' }]}
      values={doors}
      onValuesChange={(change) => setDoors(change.values)}
    />
  )
}
