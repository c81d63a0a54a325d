import { unrestricted } from '@portal/domain'
import { RestrictionEditor } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [value, setValue] = useState(unrestricted)
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
