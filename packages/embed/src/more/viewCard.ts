import type { InviteCode, InviteDetails, InviteWords } from '@portal/domain'
import { columns } from '../card/codeParts.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { viewCode } from './viewCode.ts'
import { viewDetails } from './viewDetails.ts'

export interface CardView {
  element: Element
  code: InviteCode
  details: InviteDetails
  words: InviteWords
  /** File name for saving the code's picture, without extension. */
  downloadName: string
  /** Buttons for wallets and calendar. */
  keep: readonly ShownElement[]
}

/** A key with its code. */
export function viewCard({ element, code, details, words, downloadName, keep }: CardView): ShownElement {
  return h('article', { 'class': 'card', 'part': 'card', 'data-status': code.statusWord, 'aria-labelledby': 'name' },
    columns(viewCode({ code, words, isRecurring: details.recurring !== null, downloadName }), h('div', { class: 'details', part: 'details' }, viewDetails(details, element), keep)))
}
