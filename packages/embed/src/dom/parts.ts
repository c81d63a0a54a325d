import { icon } from './icon.ts'
import type { IconName } from './iconPaths.ts'
import type { KeepName } from '../service/InviteSource.ts'
import { h, type ShownElement } from './morph.ts'

/** What a press on the element does; carried by `data-act`. */
export type Act = 'generate' | 'scan' | 'close' | 'retry' | KeepName

interface ButtonLook {
  act: Act
  icon: IconName
  isPrimary?: boolean
  isBusy?: boolean
  /** Why it cannot be pressed now; it stays in the order of focus and says so. */
  disabledReason?: string | null
  class?: string
}

export function button(label: string, { act, icon: name, isPrimary = false, isBusy = false, disabledReason = null, class: extra }: ButtonLook): ShownElement {
  const reason = disabledReason === null ? null : `why-${act}`
  return h(
    'button',
    {
      key: act, type: 'button', part: isPrimary ? 'button primary' : 'button', class: `button${isPrimary ? ' primary' : ''}${extra ? ` ${extra}` : ''}`,
      'data-act': act, title: disabledReason, 'aria-describedby': reason, 'aria-busy': isBusy && 'true', 'aria-disabled': (isBusy || reason !== null) && 'true',
    },
    icon(isBusy ? 'busy' : name),
    h('span', {}, label),
    reason !== null && h('span', { key: reason, id: reason, hidden: true }, disabledReason),
  )
}

export const bdi = (text: string) => h('bdi', {}, text)
export const p = (look: string, ...children: Parameters<typeof h>[2][]) => h('p', { class: look || null }, ...children)
