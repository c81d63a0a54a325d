import { words } from '#portal/i18n/catalogue.ts'

export const alertNoticesMessages = words('alertNotices', {
  see: 'See alerts',
  more: { one: 'And {count} more alert', other: 'And {count} more alerts' },
})
