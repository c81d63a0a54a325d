import { icon } from './icon.ts'
import { icons } from './icons.ts'
import type { KeepName } from '../service/InviteSource.ts'
import { h, type ShownElement } from './morph.ts'

/** The action of a press, in `data-act`. */
export type Act = 'generate' | 'scan' | 'close' | 'retry' | KeepName

interface ButtonLook {
  act: Act
  /** The icon. */
  icon: string
  isPrimary?: boolean
  isBusy?: boolean
  /** Why it is disabled; it stays focusable, so that users can read this. */
  disabledReason?: string | null
}

export function button(label: string, { act, icon: drawing, isPrimary = false, isBusy = false, disabledReason = null }: ButtonLook): ShownElement {
  const reason = disabledReason === null ? null : `why-${act}`
  return h(
    'button',
    {
      key: act, type: 'button', part: isPrimary ? 'button primary' : 'button', class: isPrimary ? 'button primary' : 'button',
      'data-act': act, title: disabledReason, 'aria-describedby': reason, 'aria-busy': isBusy && 'true', 'aria-disabled': (isBusy || reason !== null) && 'true',
    },
    icon(isBusy ? icons.busy : drawing),
    h('span', {}, label),
    reason !== null && h('span', { key: reason, id: reason, hidden: true }, disabledReason),
  )
}

export const bdi = (text: string) => h('bdi', {}, text)
export const p = (look: string, ...children: Parameters<typeof h>[2][]) => h('p', { class: look || null }, ...children)
