import type { Card, CardKeeper } from '../CardKeeper.ts'
import { InviteCardElement } from '../InviteCardElement.ts'
import { WholeCard } from '../more/WholeCard.ts'

/**
 * The element on the portal's own pages for guests. These pages send the request before the element exists, and already contain its styles.
 */
export class GuestInviteCard extends InviteCardElement {
  /** The whole card is in the page's only script, so that it works offline after the first visit. */
  static override readonly keeperOf = (card: Card): CardKeeper => new WholeCard(card)

  #isIncomplete = false

  /** Whether the page's link has no token. */
  get isIncomplete(): boolean {
    return this.#isIncomplete
  }

  set isIncomplete(isIncomplete: boolean) {
    this.#isIncomplete = isIncomplete
    this.askSoon()
  }

  protected override get hasBrokenLink(): boolean {
    return this.#isIncomplete
  }
}
