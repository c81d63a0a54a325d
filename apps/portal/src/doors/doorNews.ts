import type { Port } from './doorsQuestion.ts'

type LastAction = NonNullable<Port['LastAction']>

/** What a door's last action means for its row now. */
export type DoorNews =
  | { kind: 'waiting' | 'failed'; action: LastAction }
  /** It stands open from this opening. */
  | { kind: 'opened'; action: LastAction }

/** What the last action of a door has become, as long as the row says so; null where the door's own state says it all. */
export function doorNews({ LastAction: action }: Port, now: string): DoorNews | null {
  if (action === null) return null
  if (action.State !== 'done') return { kind: action.State, action }
  return action.Kind === 'open' && action.Until !== null && Date.parse(action.Until) > Date.parse(now) ? { kind: 'opened', action } : null
}
