import type { InviteCode, InviteDetails, InviteWords } from '@portal/domain'
import { columns } from '../card/codeParts.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { viewCode } from './viewCode.ts'
import { viewDetails } from './viewDetails.ts'

export interface CardView {
  code: InviteCode
  details: InviteDetails
  words: InviteWords
  /** Of a saved picture, without extension. */
  downloadName: string
  /** Ways to keep the key. */
  keep: readonly ShownElement[]
}

/** A key with its code. */
export function viewCard({ code, details, words, downloadName, keep }: CardView): ShownElement {
  return h('article', { 'class': 'card', 'part': 'card', 'data-status': code.statusWord },
    columns(viewCode({ code, words, isRecurring: details.recurring !== null, downloadName }), h('div', { class: 'details', part: 'details' }, viewDetails(details), keep)))
}
