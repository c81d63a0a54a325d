import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './alertNotices.messages.ts'

export const es: Spanish<typeof english> = {
  alertNotices: {
    see: 'Ver alertas',
    more: { one: 'Y {count} alerta más', other: 'Y {count} alertas más' },
  },
}
