import { moreStyles } from './moreStyles.ts'
import { scanStyles } from './scanStyles.ts'
import { moreTokens } from './tokens.ts'

/** What follows `sheetText` when a card has its code. */
export const moreSheetText = `${moreStyles}${scanStyles}.root{${moreTokens}}`
