import type { InviteKeyWords } from '@portal/domain'
import { icon } from '../dom/icon.ts'
import { icons } from '../dom/icons.ts'
import { h, type Shown, type ShownElement } from '../dom/morph.ts'
import { button } from '../dom/parts.ts'

/** The card of a key, with a column for the code and one for the details. */
export function columns(code: readonly ShownElement[], details: ShownElement): ShownElement {
  return h('div', { class: 'columns' }, h('div', { class: 'code', part: 'code-column' }, code), details)
}

/** Placeholder bars for the texts until they load. */
export const unreadDetails = (): ShownElement =>
  h('div', { class: 'details', 'part': 'details', 'aria-hidden': 'true' }, ['a', 'b', 'c', 'd'].map((key) => h('div', { key, class: `line ${key}` })))

/** The part of the card that shows the code. */
export const slot = (shown: ShownElement, isBusy = false): ShownElement => h('div', { 'class': 'slot', 'aria-busy': isBusy && 'true' }, shown)

/** The canvas for the code. `drawCode` draws the picture later. It is a canvas, because a page's policy for images doesn't apply to it. */
export const tile = (alt: string, look = ''): ShownElement => h('div', { class: `tile${look}`, part: 'code' }, h('canvas', { role: 'img', 'aria-label': alt }))

/** The text and icon in place of a missing code. */
export const noCode = (sign: string, tone: string | null, text: Shown): ShownElement => h('div', { class: 'none' }, icon(sign, { size: 20, tone }), h('span', {}, text))

/** A live region about the code. It is in the page before it has text, so that screen readers announce the text. */
export const codeStatus = (...children: Parameters<typeof h>[2][]): ShownElement => h('div', { 'class': 'status', 'role': 'status', 'aria-live': 'polite', 'aria-atomic': 'true' }, ...children)

export function notice(sign: string, tone: string, role: string | null, title: string, text: string): ShownElement {
  return h('div', { key: title, class: 'notice', part: 'notice', 'data-tone': tone, role }, icon(sign, { tone }), h('div', {}, h('strong', { class: 'strong' }, title), ' ', text))
}

export const scanButton = (words: InviteKeyWords, isBusy: boolean): ShownElement => button(words.showFullScreen, { act: 'scan', icon: icons.expand, isPrimary: true, isBusy })

export function saveLink(image: string, name: string, words: InviteKeyWords): ShownElement {
  return h('a', { class: 'button', part: 'button', href: `data:image/png;base64,${image}`, download: `${name || 'invite'}.png` }, icon(icons.download), h('span', {}, words.saveImage))
}
