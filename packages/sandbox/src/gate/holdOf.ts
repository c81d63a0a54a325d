import { DoorOutputMode, doorOutput, holdChange } from '@portal/domain'
import type { PortsTable } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import type { Presented } from './findPresented.ts'

const outputModes = statement((store, { id }: { id: number }) => store.selectFrom('users').select('output_mode').where('id', '=', id))

/** Whether presenting this code begins or ends the holding of a door, as far as its person may hold doors. Null if it does neither. */
export async function holdOf(trx: Store, code: Presented['code'], port: PortsTable, now: number): Promise<'held' | 'released' | null> {
  if (!code) return null
  const person = code.user_id === null ? undefined : (await outputModes(trx, { id: code.user_id })).rows[0]
  const isSameCode = code.last_used_at !== null && code.last_used_at === port.last_opened_at
  return holdChange(doorOutput(toMode(code.output_mode), toMode(person?.output_mode ?? DoorOutputMode.Both)), {
    isHeld: port.status === 'HeldOpen', sinceSameCode: isSameCode ? now - (port.last_opened_at ?? now) : null,
  })
}

function toMode(mode: number): DoorOutputMode {
  return mode === DoorOutputMode.HoldOpen || mode === DoorOutputMode.Both ? mode : DoorOutputMode.MomentaryOpen
}
