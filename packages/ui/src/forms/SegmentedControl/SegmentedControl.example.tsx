import { SegmentedControl } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [speed, setSpeed] = useState('1')
  return (
    <SegmentedControl
      label="Speed"
      options={[{ value: '1', label: '1×' }, { value: '4', label: '4×' }, { value: '10', label: '10×' }]}
      value={speed}
      onValueChange={(change) => setSpeed(change.value)}
    />
  )
}
