import type { InviteCode, InviteDetails, InviteWords } from '@portal/domain'
import { columns } from '../card/codeParts.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { viewCode } from './viewCode.ts'
import { viewDetails } from './viewDetails.ts'

export interface CardView {
  /** The level of the heading. */
  level: number
  code: InviteCode
  details: InviteDetails
  words: InviteWords
  /** File name for saving the code's picture, without extension. */
  downloadName: string
  /** Replaces the text and icon of a missing code. */
  instead?: ShownElement | undefined
  /** Buttons for wallets and calendar; null for none. */
  keep: ShownElement | null
}

/** A key with its code. */
export function viewCard({ level, code, details, words, downloadName, keep, instead }: CardView): ShownElement {
  return h('article', { 'class': 'card', 'part': 'card', 'data-status': code.statusWord, 'aria-labelledby': 'name' },
    columns(viewCode({ code, words, isRecurring: details.recurring !== null, downloadName, instead }), h('div', { class: 'details', part: 'details' }, viewDetails(details, level), keep && [h('hr', { key: 'keep-line' }), keep])))
}
