import type { UiWords } from './en.ts'
import { esData } from './spanish/data.ts'

/** The library in Spanish as it is written in the United States. */
export const es: UiWords = { language: 'es-US', ...esData }
