import type { Spanish } from '#portal/i18n/catalogue.ts'

export const es: Spanish<typeof import('./alertNotices.messages.ts')> = {
  alertNotices: {
    see: 'Ver alertas',
    more: { one: 'Y {count} alerta más', other: 'Y {count} alertas más' },
  },
}
