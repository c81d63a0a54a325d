import type { Card, CardKeeper } from '../CardKeeper.ts'
import type { Handed } from '../first/FirstLook.ts'
import { moreSheetText } from '../styles/moreSheetText.ts'
import { WholeCard } from './WholeCard.ts'

/** The parts and styles of a card that load after the first code is shown. */
export const more = {
  styles: moreSheetText,
  keep: (card: Card, handed: Handed): CardKeeper => new WholeCard(card, handed),
}

export type More = typeof more
