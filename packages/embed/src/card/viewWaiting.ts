import type { InviteKeyWords } from '@portal/domain'
import { icon } from '../dom/icon.ts'
import { icons } from '../dom/icons.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { button, heading, p } from '../dom/parts.ts'
import type { Waiting } from '../service/GuestFailure.ts'
import { columns, slot, unreadDetails } from './codeParts.ts'

export const hasFailed = (waiting: Waiting | null): boolean => waiting !== null && waiting !== 'loading' && waiting !== 'slow'

/** The card before the service has answered: a placeholder for the code, or the reason why there is none, with a button to try again. */
export function viewWaiting(waiting: Waiting, words: InviteKeyWords, level: number): ShownElement {
  if (hasFailed(waiting)) {
    return h('div', { class: 'card message', part: 'card', role: 'alert' },
      icon(icons.offline, { size: 20, tone: 'warning' }),
      heading(level, {}, words.loadFailed),
      p('muted', waiting === 'unreachable' ? words.unreachableHint : waiting === 'failed' ? words.loadFailedHint : words.refusedHint),
      waiting !== 'missing' && button(words.tryAgain, { act: 'retry', icon: icons.refresh, isPrimary: true }))
  }
  return h('article', { 'class': 'card', 'part': 'card', 'aria-busy': 'true' },
    columns([slot(h('div', { class: 'none', role: 'status' }, icon(icons.busy, { size: 20 }), h('span', {}, waiting === 'slow' ? words.stillLoading : words.loading)))], unreadDetails()))
}
