import type { InviteWords } from '@portal/domain'
import { icon } from '../dom/icon.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { button, p } from '../dom/parts.ts'
import type { KeepName } from '../service/InviteSource.ts'
import { moreIcons } from './moreIcons.ts'

export type KeepState = 'busy' | 'done' | 'failed'

export interface KeepView {
  /** The wallets and calendar to offer. */
  names: readonly KeepName[]
  states: Readonly<Partial<Record<KeepName, KeepState>>>
  /** Addresses of the wallets' official badges. */
  artwork: Readonly<Partial<Record<KeepName, string>>>
  words: InviteWords
}

const signs: Record<KeepName, string> = { apple: moreIcons.wallet, google: moreIcons.wallet, calendar: moreIcons.calendarPlus }

/** Buttons for both wallets, at equal size, and the calendar. */
export function viewKeep({ names, states, artwork, words }: KeepView): ShownElement[] {
  if (names.length === 0) return []
  const labels: Record<KeepName, string> = { apple: words.addToApple, google: words.addToGoogle, calendar: words.addToCalendar }
  const one = (name: KeepName) => {
    const isBusy = states[name] === 'busy'
    const badge = artwork[name]
    return badge === undefined
      ? button(labels[name], { act: name, icon: states[name] === 'done' ? moreIcons.check : signs[name], isBusy })
      : h('button', { key: name, 'type': 'button', 'class': 'badge-art', 'data-act': name, 'aria-label': labels[name], 'aria-busy': isBusy && 'true', 'aria-disabled': isBusy && 'true' }, h('img', { src: badge, alt: '' }))
  }
  const wallets = names.filter((name) => name !== 'calendar')
  return [
    h('hr', { key: 'keep-line' }),
    h('section', { class: 'keep' },
      h('h2', {}, words.keepClose),
      wallets.length > 0 && h('div', { 'class': 'wallets', 'data-words': wallets.some((name) => artwork[name] === undefined) }, wallets.map(one)),
      names.includes('calendar') && one('calendar'),
      h('div', { class: 'failure small', role: 'alert' }, ...(Object.values(states).includes('failed') ? [icon(moreIcons.alert), h('span', {}, words.saveFailed)] : [])),
      p('small muted', words.keepCloseHint)),
  ]
}
