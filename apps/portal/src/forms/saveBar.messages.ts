import { words } from '../i18n/catalogue.ts'

export const saveBarMessages = words('saveBar', {
  offline: 'You can save when you’re back online.',
})
