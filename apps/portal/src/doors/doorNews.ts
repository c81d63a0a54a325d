import type { Port } from './doorsQuestion.ts'

type LastAction = NonNullable<Port['LastAction']>

/** The text and tone with which a door's row shows the door's last action. */
export type DoorNews =
  | { kind: 'waiting' | 'failed'; action: LastAction }
  /** The door is open because of this action. */
  | { kind: 'opened'; action: LastAction }

/** What the row shows about a door's last action; null if the door's state says enough. */
export function doorNews({ LastAction: action }: Port, now: string): DoorNews | null {
  if (action === null) return null
  if (action.State !== 'done') return { kind: action.State, action }
  return action.Kind === 'open' && action.Until !== null && Date.parse(action.Until) > Date.parse(now) ? { kind: 'opened', action } : null
}
