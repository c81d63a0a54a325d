import { legibleColors } from '@portal/domain'
import type { WalletPass } from '../hostInterfaces.ts'

export interface PassColors {
  /** Each as `#rrggbb`. */
  foreground: string
  label: string
  background: string
}

const plain: PassColors = { foreground: '#181b1f', label: '#55585d', background: '#ffffff' }

/** Without a brand a pass is dark on white. The code has a white ground of its own in either case. */
export function passColors({ brand }: Pick<WalletPass, 'brand'>): PassColors {
  const colors = brand && legibleColors(brand.accent, 'light')
  return colors ? { foreground: colors.onAccent, label: colors.onAccent, background: colors.accent } : plain
}
