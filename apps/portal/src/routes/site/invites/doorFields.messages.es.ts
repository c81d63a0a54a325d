import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './doorFields.messages.ts'

export const es: Spanish<typeof english> = {
  doorFields: {
    property: 'Propiedad',
    propertyHelp: 'Una invitación abre puertas de una sola propiedad. Cree otra invitación para otra propiedad.',
    chooseAll: 'Elegir todo',
    chooseNone: 'No elegir nada',
    offline: 'Sin conexión',
    noDoors: 'Aún no hay puertas para una invitación.',
  },
}
