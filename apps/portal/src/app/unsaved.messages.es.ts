import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './unsaved.messages.ts'

export const es: Spanish<typeof english> = {
  unsaved: {
    question: 'Tiene cambios sin guardar. ¿Volver de todos modos?',
    consequence: 'Se perderá lo que escribió en esta página.',
    waits: 'Lo que escribió queda en esta pestaña hasta que vuelva o cierre la sesión.',
    leave: 'Volver de todos modos',
    stay: 'Seguir editando',
  },
}
