import type { InviteWords } from '@portal/domain'
import { icon } from '../dom/icon.ts'
import { icons } from '../dom/icons.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { button, p } from '../dom/parts.ts'
import type { KeepName } from '../service/InviteSource.ts'
import { moreIcons } from './moreIcons.ts'

export interface KeepOffer {
  state?: 'idle' | 'busy' | 'done' | 'failed' | undefined
  /** Why the action isn't possible now. */
  disabledReason?: string | undefined
  /** Why the action failed. Default: a general sentence. */
  message?: string | undefined
  /** The wallet's official badge: its address, or what is shown in its place. */
  artwork?: string | ShownElement | undefined
}

/** The wallets and calendar to offer. */
export type KeepOffers = Readonly<Partial<Record<KeepName, KeepOffer>>>

/** Buttons for both wallets, at equal size, and the calendar. */
export function viewKeep(offers: KeepOffers, words: InviteWords): ShownElement {
  const { apple, google, calendar } = offers
  const failed = [apple, google, calendar].find((offer) => offer?.state === 'failed')
  const hasWords = [apple, google].some((offer) => offer && offer.artwork === undefined)
  return h('section', { class: 'keep' },
    h('h2', {}, words.keepClose),
    (apple ?? google) !== undefined && h('div', { 'class': 'wallets', 'data-words': hasWords },
      apple !== undefined && one('apple', apple, words.addToApple, moreIcons.wallet),
      google !== undefined && one('google', google, words.addToGoogle, moreIcons.wallet)),
    calendar !== undefined && one('calendar', calendar, words.addToCalendar, moreIcons.calendarPlus),
    h('div', { class: 'failure small', role: 'alert' }, ...(failed ? [icon(moreIcons.alert), h('span', {}, failed.message ?? words.saveFailed)] : [])),
    p('small muted', words.keepCloseHint))
}

function one(name: KeepName, { state, disabledReason, artwork }: KeepOffer, label: string, sign: string): ShownElement {
  const isBusy = state === 'busy'
  const plain = button(label, { act: name, icon: state === 'done' ? moreIcons.check : sign, isBusy, disabledReason })
  if (artwork === undefined) return plain
  const [, , reason] = plain.children
  return h('button', { ...plain.attributes, 'key': name, 'class': 'badge-art', 'part': null, 'aria-label': label },
    typeof artwork === 'string' ? h('img', { src: artwork, alt: '' }) : artwork,
    isBusy && h('span', { class: 'cover' }, icon(icons.busy)),
    reason ?? null)
}
