import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './failure.messages.ts'

export const es: Spanish<typeof english> = {
  failures: {
    unreachable: 'No se puede acceder al portal. Revise su conexión e intente de nuevo.',
    unreadable: 'No se pudo leer la respuesta. Revise si su cambio se guardó antes de intentar de nuevo.',
    tryAgain: 'Intentar de nuevo',
    stillHere: 'Lo que escribió sigue aquí.',
    error: 'ERROR {status}',
    forbiddenTitle: 'No puede ver esto',
    forbiddenHelp: 'Su administrador puede darle acceso.',
    missingTitle: 'No encontrado',
    missingHelp: 'Se eliminó, o pertenece a otra cuenta.',
  },
}
