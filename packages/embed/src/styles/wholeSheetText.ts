import { moreSheetText } from './moreSheetText.ts'
import { sheetText } from './sheetText.ts'

/** All styles of a card, for a page that has all of it at once. */
export const wholeSheetText = sheetText + moreSheetText
