import { activeStatus, failedStatus, offlineStatus, sendingStatus, StatusLabel } from '@portal/ui'
import { devicesMessages } from './controllers.messages.ts'
import type { Controller } from './controllersView.ts'

const statuses = { failed: failedStatus, offline: offlineStatus, sending: sendingStatus, online: activeStatus }

/** Shows the state of a controller: online, offline, without power, or which changes it receives. */
export function ControllerStateLabel({ controller: { State, LostTo, WaitingCount } }: { controller: Controller }) {
  const t = devicesMessages.useWords()
  return <StatusLabel status={statuses[State]}>{State === 'sending' ? t.sending({ count: WaitingCount }) : State === 'offline' && LostTo === 'power' ? t.noPower : t[State]}</StatusLabel>
}
