import type { Port } from './doorsQuestion.ts'

type LastAction = NonNullable<Port['LastAction']>

/** The effect of a door's last action on its row. */
export type DoorNews =
  | { kind: 'waiting' | 'failed'; action: LastAction }
  /** It is open because of this opening. */
  | { kind: 'opened'; action: LastAction }

/** The state of a door's last action, while the row shows it; null if the door's state says enough. */
export function doorNews({ LastAction: action }: Port, now: string): DoorNews | null {
  if (action === null) return null
  if (action.State !== 'done') return { kind: action.State, action }
  return action.Kind === 'open' && action.Until !== null && Date.parse(action.Until) > Date.parse(now) ? { kind: 'opened', action } : null
}
