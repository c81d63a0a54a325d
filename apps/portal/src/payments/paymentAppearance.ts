import type { PaymentFrameAppearance } from '@portal/domain'
import { media, token, type TokenName } from '@portal/ui'

/** The page's colours and sizes as plain values: a gateway's document cannot read our variables. */
export function paymentAppearance(root: HTMLElement = document.documentElement): PaymentFrameAppearance {
  const style = getComputedStyle(root)
  const valueOf = (name: TokenName) => style.getPropertyValue(token(name).slice(4, -1)).trim()
  return {
    scheme: style.colorScheme.includes('dark') ? 'dark' : 'light',
    text: valueOf('text-default'),
    mutedText: valueOf('text-muted'),
    background: valueOf('surface-base'),
    border: valueOf('field-border'),
    focus: valueOf('focus-ring'),
    danger: valueOf('danger-text'),
    radius: valueOf('radius-control'),
    // Phones zoom into a field whose text is smaller than 16 px.
    fontSize: matchMedia(media.phone.replace('@media ', '')).matches ? '16px' : '14px',
  }
}
