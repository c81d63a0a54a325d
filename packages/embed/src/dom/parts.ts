import { icon } from './icon.ts'
import { icons } from './icons.ts'
import type { KeepName } from '../service/InviteSource.ts'
import { h, type ShownElement } from './morph.ts'

/** What a press on the element does; carried by `data-act`. */
export type Act = 'generate' | 'scan' | 'close' | 'retry' | KeepName

interface ButtonLook {
  act: Act
  /** Its drawing. */
  icon: string
  isPrimary?: boolean
  isBusy?: boolean
  /** Why it cannot be pressed now; it stays in the order of focus and says so. */
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
