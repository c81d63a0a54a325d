import { DateRangeField } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [days, setDays] = useState({ from: '2026-12-24', until: '2026-12-26' })
  return (
    <DateRangeField
      label="Office closed"
      min="2026-12-01"
      disabledReasonOf={(day) => (day === '2026-12-31' ? 'On this day the office does the inventory.' : undefined)}
      value={days}
      onValueChange={({ value: { from, until } }) => setDays({ from: from ?? days.from, until: until ?? days.until })}
    />
  )
}
