import { type CommandReason, type DoorState, doorState, type GateReason } from '@portal/domain'
import { findPort, type PortFacts } from '../access/portFacts.ts'
import type { CommandStanding } from '../devices/commandStates.ts'
import type { DoorFailure } from '../store/doorSchema.ts'
import type { Store } from '../store/openStore.ts'
import type { DoorActionRow } from './doorActionRow.ts'
import { recordDoorEvent } from './recordDoorEvent.ts'

/**
 * Takes over what the controller made of an action: done, then the door is as the action wants it and the log knows; given up, then the log
 * says why. An action whose command is still at work stays as it is. Inside a transaction.
 */
export async function settleDoorAction(trx: Store, row: DoorActionRow, standing: CommandStanding | undefined): Promise<DoorActionRow> {
  if (standing?.state !== 'acknowledged' && standing?.state !== 'failed') return row
  const at = standing.doneAt ?? row.at
  const facts = await findPort(trx, row.port_id)
  const failure = standing.state === 'failed' ? failureOf(standing.reason) : null
  const until = facts && failure === null ? await override(trx, facts, row, at) : row.until_at
  const settled = { state: failure === null ? ('done' as const) : ('failed' as const), settled_at: at, until_at: until, failure }
  await trx.updateTable('door_actions').set(settled).where('id', '=', row.id).execute()
  if (facts) await recordDoorEvent(trx, facts.port, { kind: row.kind, until, note: row.note, userId: row.user_id, who: row.who, at, reason: reasonOf(failure) })
  return { ...row, ...settled }
}

function failureOf(reason: CommandReason | null): DoorFailure {
  return reason === 'memoryFull' || reason === null ? 'refused' : reason
}

function reasonOf(failure: DoorFailure | null): GateReason {
  if (failure === null) return 'opened'
  return failure === 'lockedDown' ? 'lockedDown' : 'notCarriedOut'
}

/** Keeps what the door does in place of its schedule. Answers when that ends; null where nothing ends it. */
async function override(trx: Store, facts: PortFacts, row: DoorActionRow, at: number): Promise<number | null> {
  if (row.kind === 'open') return null
  if (row.kind === 'hold') return keep(trx, row, 'hold', row.until_at, at)
  await trx.deleteFrom('door_overrides').where('port_id', '=', row.port_id).execute()
  if (row.kind === 'resume') return null
  const scheduled: DoorState = doorState({ ...facts.door, override: null, word: 'Closed' }, at)
  return scheduled.letsEverybodyIn ? keep(trx, row, 'close', scheduled.until, at) : null
}

async function keep(trx: Store, { port_id, note, user_id, who }: DoorActionRow, kind: 'hold' | 'close', until_at: number | null, since: number): Promise<number | null> {
  const values = { kind, until_at, note, user_id, who, since }
  await trx.insertInto('door_overrides').values({ port_id, ...values }).onConflict((conflict) => conflict.column('port_id').doUpdateSet(values)).execute()
  return until_at
}
