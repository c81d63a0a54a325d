import type { Spanish } from './catalogue.ts'
import type * as english from './newPassword.messages.ts'

export const es: Spanish<typeof english> = {
  newPassword: { unreachable: 'No se puede llegar al portal. Revise su conexión e intente de nuevo; lo que escribió sigue aquí.' },
}
