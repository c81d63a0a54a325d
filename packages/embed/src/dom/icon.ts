import { icons } from './icons.ts'
import { h, type ShownElement } from './morph.ts'

/** An icon. The text beside it must say the same. */
export function icon(path: string, { size = 16, tone }: { size?: number; tone?: string | null } = {}): ShownElement {
  return h('svg', {
    'class': path === icons.busy ? 'icon turn' : 'icon', 'data-tone': tone, 'aria-hidden': 'true', 'width': String(size), 'height': String(size),
    'viewBox': '0 0 24 24', 'fill': 'none', 'stroke': 'currentColor', 'stroke-width': '1.75', 'stroke-linecap': 'round', 'stroke-linejoin': 'round',
  }, h('path', { d: path }))
}
