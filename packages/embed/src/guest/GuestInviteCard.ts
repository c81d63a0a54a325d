import type { Card, CardKeeper } from '../CardKeeper.ts'
import { InviteCardElement } from '../InviteCardElement.ts'
import { WholeCard } from '../more/WholeCard.ts'

/**
 * The element on the guest's own pages. Those pages send the request before the element exists, and their
 * document already has its styles.
 */
export class GuestInviteCard extends InviteCardElement {
  /** In the page's one script, so that it works offline once it was shown. */
  static override readonly keeperOf = (card: Card): CardKeeper => new WholeCard(card)

  #isIncomplete = false

  /** The page's link has no token. */
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
