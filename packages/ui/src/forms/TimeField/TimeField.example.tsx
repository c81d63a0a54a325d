import { TimeField } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [minute, setMinute] = useState<number | null>(540)
  return <TimeField label="Opens" value={minute} onValueChange={(change) => setMinute(change.value)} />
}
