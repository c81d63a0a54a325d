import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { portsOfAll } from '#portal/access/places.ts'

export type GuestRulesAnswer = ResponseOf<typeof endpoints.getGuestRules>

/** Why a resident can't invite a guest now; null if they can. */
export function findObstacle({ Rules, Left, Locations }: GuestRulesAnswer): 'off' | 'noDoors' | 'full' | null {
  if (!Rules.IsOn) return 'off'
  if (portsOfAll(Locations).length === 0) return 'noDoors'
  return Left === 0 ? 'full' : null
}
