import { ComboboxField } from '@portal/ui'
import { useState } from 'react'

const doors = Array.from({ length: 400 }, (_none, index) => ({ value: String(index), label: `Tower B, door ${index + 1}` }))

export function Example() {
  const [door, setDoor] = useState('')
  return (
    <ComboboxField
      label="Door"
      help="Type a part of its name."
      options={doors}
      value={door}
      onValueChange={(change) => setDoor(change.value)}
      canBeEmpty
    />
  )
}
