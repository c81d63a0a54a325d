import type { Spanish } from './catalogue.ts'
import type * as english from './newPassword.messages.ts'

export const es: Spanish<typeof english> = {
  newPassword: { unreachable: 'No se puede acceder al portal. Revise su conexión e intente de nuevo. Lo que escribió sigue aquí.' },
}
