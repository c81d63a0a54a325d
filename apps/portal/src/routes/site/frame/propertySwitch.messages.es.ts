import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './propertySwitch.messages.ts'

export const es: Spanish<typeof english> = {
  propertySwitch: {
    label: 'Mostrar propiedad',
    all: 'Todas las propiedades',
  },
}
