import { DateField } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [day, setDay] = useState<string | null>('2026-11-21')
  return <DateField label="First day" value={day} onValueChange={(change) => setDay(change.value)} min="2026-11-21" />
}
