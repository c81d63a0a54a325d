import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './planLines.messages.ts'

export const es: Spanish<typeof english> = {
  planLines: {
    code: { one: '{count} método de acceso deja de funcionar', many: '{count} métodos de acceso dejan de funcionar', other: '{count} métodos de acceso dejan de funcionar' },
    invite: { one: 'Se revoca {count} invitación', many: 'Se revocan {count} invitaciones', other: 'Se revocan {count} invitaciones' },
    named: '{what}: {names}',
    session: { one: 'Su sesión termina de inmediato', many: 'Sus {count} sesiones terminan de inmediato', other: 'Sus {count} sesiones terminan de inmediato' },
    webAccess: 'Ya no puede iniciar sesión en el portal',
    callGroup: 'Sale del grupo de llamadas {names}',
    group: 'Sale del grupo {names}',
    groupMove: 'Pasa al grupo {names}',
    directory: 'Sale del directorio. El PIN {names} queda disponible',
    contact: {
      one: '{count} contacto se conserva en la propiedad',
      many: '{count} contactos se conservan en la propiedad',
      other: '{count} contactos se conservan en la propiedad',
    },
    CALL_GROUP_EMPTY: 'El grupo de llamadas {names} se queda sin miembros. Sus llamadas de visitantes quedan sin respuesta.',
    LAST_ADMINISTRATOR: 'La cuenta se quedaría sin administrador. Primero haga administrador a otro usuario.',
    OWN_USER: 'No puede hacer esto con su propio usuario.',
  },
  ownPlanLines: {
    code: { one: '{count} de sus métodos de acceso deja de funcionar', many: '{count} de sus métodos de acceso dejan de funcionar', other: '{count} de sus métodos de acceso dejan de funcionar' },
    invite: {
      one: 'Se revoca {count} invitación que usted envió',
      many: 'Se revocan {count} invitaciones que usted envió',
      other: 'Se revocan {count} invitaciones que usted envió',
    },
    session: {
      one: 'Su sesión se cierra de inmediato',
      many: 'Sus {count} sesiones se cierran de inmediato',
      other: 'Sus {count} sesiones se cierran de inmediato',
    },
    webAccess: 'Usted ya no puede iniciar sesión en el portal',
    callGroup: 'Usted sale del grupo de llamadas {names}',
    group: 'Usted sale del grupo {names}',
    groupMove: 'Usted pasa al grupo {names}',
    directory: 'Usted sale del directorio. Su PIN {names} queda disponible',
  },
}
