import type { InviteMessageView, InviteWords } from '@portal/domain'
import { icon } from '../dom/icon.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { bdi, heading, p } from '../dom/parts.ts'
import { looks } from './viewDetails.ts'

/**
 * The card of an invite that isn't valid: the service's message, as text, and what to do (specification §2 Invite). Null means that the
 * link is incomplete.
 */
export function viewMessage(view: InviteMessageView | null, words: InviteWords, level: number): ShownElement {
  const { statusWord, message, name } = view ?? { statusWord: 'invalid', message: words.incompleteLink, name: '' }
  const { sign, tone } = looks[statusWord]
  return h('article', { class: 'card message', part: 'card', 'data-status': statusWord, 'aria-labelledby': 'name' },
    icon(sign, { size: 20, tone }),
    heading(level, { dir: 'auto' }, message.trim() === '' ? words.message[statusWord] : message),
    name !== '' && p('', bdi(name)),
    p('muted', words.messageHint[statusWord]))
}
