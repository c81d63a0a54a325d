import type { InviteWords } from '@portal/domain'
import type { Waiting } from '../service/followInvite.ts'
import { icon } from '../dom/icon.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { button, p } from '../dom/parts.ts'

/** The card before the service has answered: the place of the code, or why there is none and the way to try again. */
export function viewWaiting(waiting: Waiting, words: InviteWords): ShownElement {
  if (waiting === 'failed') {
    return h('article', { class: 'card message', part: 'card', role: 'alert' },
      icon('offline', { size: 20, tone: 'warning' }),
      h('h1', { part: 'heading' }, words.loadFailed),
      p('muted', words.loadFailedHint),
      button(words.tryAgain, { act: 'retry', icon: 'refresh', isPrimary: true }))
  }
  return h('article', { class: 'card', part: 'card', 'aria-busy': 'true' },
    h('div', { class: 'columns' },
      h('div', { class: 'code', part: 'code-column' },
        h('div', { class: 'slot' }, h('div', { class: 'none', role: 'status' }, icon('busy', { size: 20 }), h('span', {}, words.loading)))),
      h('div', { class: 'details', part: 'details', 'aria-hidden': 'true' }, ['a', 'b', 'c', 'd'].map((key) => h('div', { key, class: `line ${key}` })))))
}
