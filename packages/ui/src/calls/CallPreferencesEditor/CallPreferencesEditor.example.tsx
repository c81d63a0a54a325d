import { type CallPreferences, CallPreferencesEditor } from '@portal/ui'
import { useState } from 'react'

const days = { ringHours: [{ days: [1, 2, 3, 4, 5, 6, 7], start: 420, end: 1320 }], allowsNotifications: true } satisfies CallPreferences

export function Example() {
  const [value, setValue] = useState<CallPreferences>(days)
  return (
    <CallPreferencesEditor
      value={value} onValueChange={(change) => setValue(change.value)} timeZone="America/Chicago" now={Date.parse('2026-11-22T16:00:00Z')}
    />
  )
}
