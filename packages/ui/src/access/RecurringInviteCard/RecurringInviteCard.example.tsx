import { type Freshness, nextFreshness, type RecurringInviteView } from '@portal/domain'
import { RecurringInviteCard } from '@portal/ui'
import { useReducer } from 'react'

const idle: Freshness = { state: 'idle', hasFailed: false }
const view: RecurringInviteView = {
  kind: 'recurring',
  id: 'inv-2',
  name: 'House cleaning',
  sentBy: 'Dana Whitfield',
  statusWord: 'validNow',
  startsAt: '2026-10-05T05:00:00Z',
  endsAt: '2027-03-13T06:00:00Z',
  timeZone: 'America/Chicago',
  locations: ['Main Gate, Entry'],
  description: '',
  weeklyPlan: [{ week: 'Mon to Thu', info: '7:00 AM to 3:30 PM' }],
  usesLeft: null,
  lastUsedAt: null,
  downloadName: 'gatewell-key',
  image: null,
  freshness: idle,
}

export function Example() {
  const [freshness, tell] = useReducer(nextFreshness, idle)
  return <RecurringInviteCard view={view} freshness={freshness} onGenerate={() => tell({ type: 'generate' })} />
}
