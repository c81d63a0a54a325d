import { words } from '#portal/i18n/catalogue.ts'

export const propertySwitchMessages = words('propertySwitch', {
  label: 'Show property',
  all: 'All properties',
})
