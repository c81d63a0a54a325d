import { icon } from './icon.ts'
import { icons } from './icons.ts'
import type { KeepName } from '../service/InviteSource.ts'
import { h, type ShownElement } from './morph.ts'

/** The actions of buttons, as in `data-act`. */
export type Act = 'generate' | 'scan' | 'close' | 'retry' | KeepName

interface ButtonLook {
  act: Act
  /** The icon's path. */
  icon: string
  isPrimary?: boolean
  isBusy?: boolean
  /** Why the button is disabled. It stays focusable, so that users can read the reason. */
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

/** The heading level that the page sets for an element. Default: 2. */
export const levelOf = (element: Element): number => Number(/^[1-6]$/.exec(element.getAttribute('heading-level') ?? '')?.[0] ?? 2)

/** The heading of a card, and its name for screen readers. */
export const heading = (level: number, attributes: ShownElement['attributes'], ...children: Parameters<typeof h>[2][]): ShownElement =>
  h(`h${level}`, { class: 'title', part: 'heading', id: 'name', ...attributes }, ...children)

export const bdi = (text: string) => h('bdi', {}, text)
export const p = (look: string, ...children: Parameters<typeof h>[2][]) => h('p', { class: look || null }, ...children)
