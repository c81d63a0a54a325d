import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './planLines.messages.ts'

export const es: Spanish<typeof english> = {
  planLines: {
    code: { one: '{count} código deja de funcionar', many: '{count} códigos dejan de funcionar', other: '{count} códigos dejan de funcionar' },
    invite: { one: 'Se retira {count} invitación', many: 'Se retiran {count} invitaciones', other: 'Se retiran {count} invitaciones' },
    named: '{what}: {names}',
    session: { one: 'Su sesión termina de inmediato', many: 'Sus {count} sesiones terminan de inmediato', other: 'Sus {count} sesiones terminan de inmediato' },
    webAccess: 'Ya no puede iniciar sesión en el portal',
    callGroup: 'Sale del grupo de llamadas {names}',
    group: 'Sale del grupo {names}',
    groupMove: 'Pasa al grupo {names}',
    directory: 'Sale del directorio; el PIN {names} queda libre',
    contact: {
      one: '{count} contacto queda en la propiedad',
      many: '{count} contactos quedan en la propiedad',
      other: '{count} contactos quedan en la propiedad',
    },
    CALL_GROUP_EMPTY: 'No queda nadie en el grupo de llamadas {names}: las llamadas de sus visitas terminan sin respuesta.',
    LAST_ADMINISTRATOR: 'La cuenta se quedaría sin administrador. Nombre primero a otra persona administradora.',
    OWN_USER: 'No puede hacerlo con su propio usuario.',
  },
  ownPlanLines: {
    code: { one: '{count} código suyo deja de funcionar', many: '{count} códigos suyos dejan de funcionar', other: '{count} códigos suyos dejan de funcionar' },
    invite: {
      one: 'Se retira {count} invitación que usted envió',
      many: 'Se retiran {count} invitaciones que usted envió',
      other: 'Se retiran {count} invitaciones que usted envió',
    },
    session: {
      one: 'Su sesión se cierra de inmediato',
      many: 'Su sesión se cierra de inmediato en {count} lugares',
      other: 'Su sesión se cierra de inmediato en {count} lugares',
    },
    webAccess: 'Usted ya no puede iniciar sesión en el portal',
    callGroup: 'Usted sale del grupo de llamadas {names}',
    group: 'Usted sale del grupo {names}',
    groupMove: 'Usted pasa al grupo {names}',
    directory: 'Usted sale del directorio; su PIN {names} queda libre',
  },
}
