import type { InviteView } from '@portal/domain'
import { tell } from '../events.ts'

/** Asks the page that set the invite for its next code; null without a listener. */
export function askPage(card: EventTarget): Promise<InviteView> | null {
  let answer: Promise<InviteView> | null = null
  tell(card, 'portal-invite-generate', { respondWith: (view) => void (answer = view) })
  return answer
}
