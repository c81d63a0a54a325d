import type { Card, CardKeeper } from '../CardKeeper.ts'
import type { Handed } from '../first/FirstLook.ts'
import { moreSheetText } from '../styles/moreSheetText.ts'
import { WholeCard } from './WholeCard.ts'

/** What a card has beyond its first look, and the styles for it. */
export const more = {
  styles: moreSheetText,
  keep: (card: Card, handed: Handed): CardKeeper => new WholeCard(card, handed),
}

export type More = typeof more
