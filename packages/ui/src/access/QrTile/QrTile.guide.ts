import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const qrTileGuide: ComponentGuide = {
  components: ['QrTile'],
  otherNames: ['QR code', 'barcode'],
  when: [
    'A QR code in a layout of your own.',
  ],
  not: [
    'A whole key: `InviteCard` or `RecurringInviteCard`.',
  ],
  why: [
    'Black on white in every theme and in forced colors, at least 240 px, four light modules on every side: readers fail on less.',
  ],
  accessibility: [
    'Say in `alt` what it opens: "QR key for Service Gate", not "QR code".',
  ],
}
