import type { InviteView } from '@portal/domain'
import { tell } from '../events.ts'

/** Requests the next code from the page that set the invite; null if the page doesn't listen for that. */
export function askPage(card: EventTarget): Promise<InviteView> | null {
  let answer: Promise<InviteView> | null = null
  tell(card, 'portal-invite-generate', { respondWith: (view) => void (answer = view) })
  return answer
}
