import { moreSheetText } from './moreSheetText.ts'
import { sheetText } from './sheetText.ts'

/** All styles of a card, for a page that loads it whole. */
export const wholeSheetText = sheetText + moreSheetText
