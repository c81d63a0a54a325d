import { MomentField } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [end, setEnd] = useState<{ date: string, minute: number } | null>({ date: '2026-11-30', minute: 1440 })
  return <MomentField edge="end" value={end} onValueChange={(change) => setEnd(change.value)} min="2026-11-21" />
}
