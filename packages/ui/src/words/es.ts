import type { UiWords } from './en.ts'
import { esAccounts } from './spanish/accounts.ts'
import { esData } from './spanish/data.ts'
import { esFeedback } from './spanish/feedback.ts'
import { esForms } from './spanish/forms.ts'
import { esFrame } from './spanish/frame.ts'

/** The library in Spanish as it is written in the United States. */
export const es: UiWords = { language: 'es-US', ...esAccounts, ...esData, ...esFeedback, ...esForms, ...esFrame }
