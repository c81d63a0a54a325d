import { readInstant } from '@portal/domain'
import type { SignedInCall } from '../Call.ts'
import { actOnDoor } from '../gate/actOnDoor.ts'
import { doorActionAnswer, type DoorOrder } from '../gate/runDoorActions.ts'
import { reachOf } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Handler } from './Handler.ts'
import { filled } from '../words/sentence.ts'

export const openDoor: Handler<'openDoor'> = ({ PortID }, call) => act(call, { portId: PortID, kind: 'open' })

export const holdDoorOpen: Handler<'holdDoorOpen'> = ({ PortID, Until, Note }, call) => act(call, { portId: PortID, kind: 'hold', until: readInstant(Until), note: Note })

export const closeDoor: Handler<'closeDoor'> = ({ PortID }, call) => act(call, { portId: PortID, kind: 'close' })

export const resumeDoorSchedule: Handler<'resumeDoorSchedule'> = ({ PortID }, call) => act(call, { portId: PortID, kind: 'resume' })

async function act(call: SignedInCall, { until = null, note = '', ...order }: Pick<DoorOrder, 'portId' | 'kind'> & Partial<DoorOrder>) {
  const { viewer } = call
  const row = await actOnDoor(call, viewer, { ...order, until, note })
  if (row instanceof Refusal) return row
  const { mayName } = await reachOf(call.store, viewer, [row.user_id])
  const message = filled(row.state === 'waiting' ? 'Sent to {door}. No answer yet.' : '{door}: done.', { door: row.port_name })
  return { message, Action: doorActionAnswer(row, viewer, row.user_id === viewer.user.id || mayName(row.user_id)) }
}
