import { moreStyles } from './moreStyles.ts'
import { scanStyles } from './scanStyles.ts'
import { moreTokens } from './tokens.ts'

/** The styles after `sheetText`, once a card has its code. */
export const moreSheetText = `${moreStyles}${scanStyles}.root{${moreTokens}}`
