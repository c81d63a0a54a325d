import type { CallPlan } from '@portal/domain'
import { CallGroupEditor } from '@portal/ui'
import { useState } from 'react'

const person = { phone: '', hasApp: true, allowsNotifications: true, quietHours: [], goneSince: null }
const everyone = [{ ...person, id: 1, name: 'Ana Barrientos' }, { ...person, id: 2, name: 'Ben Barrientos', fact: 'Unit 0911' }]
const saved: CallPlan = { kind: 'video', name: 'Barrientos 0911', directoryPin: '00911', quietHours: [], tiers: [[1], []], voiceNumber: null }

export function Example() {
  const [plan, setPlan] = useState(saved)
  return (
    <CallGroupEditor
      value={plan}
      onValueChange={(change) => setPlan(change.value)}
      people={everyone}
      timeZone="America/Chicago"
      now={Date.parse('2026-11-22T16:00:00Z')}
      station="Main Gate"
    />
  )
}
