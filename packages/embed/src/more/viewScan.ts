import { type InviteCardSetting, scanTexts } from '@portal/domain'
import { tile } from '../card/codeParts.ts'
import { icon } from '../dom/icon.ts'
import { icons } from '../dom/icons.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { bdi, button, p } from '../dom/parts.ts'
import { moreIcons } from './moreIcons.ts'

/** When the key ends, in which zone, and how many uses are left. */
type ScanFacts = Parameters<typeof scanTexts>[0]

export interface ScanView extends ScanFacts {
  /** The heading with the guest's name. */
  title: ShownElement
  hasCode: boolean
  /** Text for screen readers in place of the code. */
  alt: string
  /** Why there is no code. */
  placeholder: string
  /** Whether the browser keeps the screen on. */
  isAwake: boolean
}

/** The screen of scan mode: the code on white, which a reader can scan in the dark, with name, doors, end and a running clock. */
export function viewScan({ title, hasCode, alt, placeholder, isAwake, ...facts }: ScanView, setting: InviteCardSetting): ShownElement[] {
  const { words, property } = setting
  const texts = scanTexts(facts, setting)
  const isShown = hasCode && !texts.hasEnded
  return [
    h('div', { class: 'bar' },
      h('div', { class: 'brand' }, h('slot', { name: 'brand' })),
      button(words.scanClose, { act: 'close', icon: moreIcons.close })),
    h('div', { class: 'center' },
      h('div', { class: 'box' },
        title,
        property?.name !== undefined && p('small muted', bdi(property.name)),
        h('div', { class: 'lampslot' }, isShown ? tile(alt, ' lamp') : h('p', { class: 'gone', role: 'alert' }, texts.hasEnded ? words.ended : placeholder)),
        isShown && p('end', bdi(texts.end)),
        h('p', { class: 'muted tabular', role: 'timer', 'aria-live': 'off' }, texts.clock),
        isShown && p('small hint', words.scanHint))),
    h('div', { class: 'foot' },
      isAwake && h('span', { key: 'awake' }, icon(moreIcons.sun), words.scanAwake),
      h('span', {}, icon(icons.offline), words.scanOffline)),
  ]
}
