import { type InviteCardSetting, type InviteCode, type RecurringInviteView, scanTexts, type TemporaryInviteView } from '@portal/domain'
import { icon } from '../dom/icon.ts'
import { icons } from '../dom/icons.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { bdi, button, p } from '../dom/parts.ts'
import { tile } from '../card/codeParts.ts'
import { moreIcons } from './moreIcons.ts'

interface ScanView {
  view: TemporaryInviteView | RecurringInviteView
  code: InviteCode
  /** Whether the browser keeps the screen on. */
  isAwake: boolean
  setting: InviteCardSetting
}

/** The dialog of scan mode; empty, with `scan` null, until it is opened. */
export function viewScan(scan: ScanView | null): ShownElement {
  return h('dialog', { part: 'scan', 'aria-labelledby': 'scanned' }, ...(scan ? screen(scan) : []))
}

/** The screen of scan mode: the code on white, which a reader can scan in the dark, with name, doors, end and a running clock. */
function screen({ view, code, isAwake, setting }: ScanView): ShownElement[] {
  const { words, property } = setting
  const texts = scanTexts(view, setting)
  const isShown = code.image !== null && !texts.hasEnded
  return [
    h('div', { class: 'bar' },
      h('div', { class: 'brand' }, h('slot', { name: 'brand' })),
      button(words.scanClose, { act: 'close', icon: moreIcons.close })),
    h('div', { class: 'center' },
      h('div', { class: 'box' },
        h('h2', { id: 'scanned' }, bdi(view.name)),
        property?.name !== undefined && p('small muted', bdi(property.name)),
        h('div', { class: 'lampslot' }, isShown ? tile(code.alt, ' lamp') : h('p', { class: 'gone', role: 'alert' }, texts.hasEnded ? words.ended : code.placeholder)),
        isShown && p('end', bdi(texts.end)),
        h('p', { class: 'muted tabular', role: 'timer', 'aria-live': 'off' }, texts.clock),
        isShown && p('small hint', words.scanHint))),
    h('div', { class: 'foot' },
      isAwake && h('span', { key: 'awake' }, icon(moreIcons.sun), words.scanAwake),
      h('span', {}, icon(icons.offline), words.scanOffline)),
  ]
}
