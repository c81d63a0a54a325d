import { type Restriction, unrestricted } from '@portal/domain'
import { RestrictionEditor } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [value, setValue] = useState<Restriction>({ ...unrestricted, windows: [{ days: [1, 2, 3, 4, 5], start: 9 * 60, end: 17 * 60 }] })
  return (
    <RestrictionEditor
      value={value}
      onValueChange={(change) => setValue(change.value)}
      timeZone="America/Chicago"
      viewerTimeZone="America/Chicago"
      now={Date.parse('2026-11-21T16:00:00Z')}
    />
  )
}
