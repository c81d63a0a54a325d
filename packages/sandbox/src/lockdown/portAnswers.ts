import type { CommandReason } from '@portal/domain'
import { controllerFacts } from '../devices/controllerFacts.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { LockdownPortRow } from './runningLockdowns.ts'

/** What a controller made of the last command of a lockdown. Instants are epoch milliseconds. */
export interface PortAnswer {
  event: 'acknowledged' | 'failed'
  at: number
  tries: number
  /** Why the last try was in vain; null where it was not. */
  failure: CommandReason | null
}

/** The answers to the last commands of these doors, by door; a door without one was not answered or tried yet. */
export async function portAnswers(store: Store, rows: readonly LockdownPortRow[], now: number): Promise<Map<string, PortAnswer>> {
  const asked = new Map(rows.flatMap(({ port_id: portId, command_id: id }) => (id === null ? [] : [[id, portId] as const])))
  if (asked.size === 0) return new Map()
  const commands = await store.selectFrom('device_commands').selectAll().where(inIds('id', [...asked.keys()])).execute()
  const answers = new Map<string, PortAnswer>()
  const unreachable = new Set<number>()
  for (const id of new Set(commands.filter(({ status }) => status === 'waiting').map(({ module_id: module }) => module))) {
    if (!(await controllerFacts(store, id)).isOnline) unreachable.add(id)
  }
  for (const { id, status, reason, attempts, done_at: doneAt, module_id: module } of commands) {
    const portId = asked.get(id)
    const isDone = status === 'acknowledged'
    // A command waits for its turn behind others, and may not have been tried itself.
    const failure = isDone ? null : (reason ?? (unreachable.has(module) ? 'offline' : null))
    if (portId === undefined || (!isDone && failure === null)) continue
    answers.set(portId, { event: isDone ? 'acknowledged' : 'failed', at: doneAt ?? now, tries: attempts, failure })
  }
  return answers
}
