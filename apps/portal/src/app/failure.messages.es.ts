import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './failure.messages.ts'

export const es: Spanish<typeof english> = {
  failures: {
    unreachable: 'No se puede llegar al portal. Revise su conexión e intente de nuevo.',
    unreadable: 'No se puede leer la respuesta del servicio. Compruebe si se hizo antes de intentarlo de nuevo.',
    tryAgain: 'Volver a intentarlo',
    stillHere: 'Lo que escribió sigue aquí.',
    error: 'ERROR {status}',
    forbiddenTitle: 'No puede ver esto',
    forbiddenHelp: 'Un administrador de su propiedad puede darle el permiso.',
    missingTitle: 'No encontrado',
    missingHelp: 'Se eliminó, o pertenece a otra cuenta.',
  },
}
