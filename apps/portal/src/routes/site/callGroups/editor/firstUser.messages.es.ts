import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './firstUser.messages.ts'

export const es: Spanish<typeof english> = {
  firstUser: {
    title: 'Elija el primer usuario',
    videoHelp: 'Un usuario que contesta las llamadas de este grupo en la aplicación y lo administra.',
    voiceHelp: 'Un usuario que contesta las llamadas de este grupo por teléfono y lo administra.',
    person: 'Usuario',
    find: 'Escriba un nombre',
    userMissing: 'Elija quién contesta las llamadas.',
    searchFailed: 'No se pudieron buscar usuarios. Intente de nuevo.',
    phone: 'Teléfono que suena',
    phoneWrong: 'Escriba un número de teléfono con su código de área.',
    mail: 'Avisarle por correo',
    mailHelp: 'Si aún no tiene contraseña, el correo incluye un enlace para elegir una.',
    effect: 'Cuando {name} inicie sesión en el portal, solo verá la página de {group}.',
    unsaved: 'Primero guarde o descarte los cambios del plan.',
    assign: 'Nombrar primer usuario',
    done: '{name} contesta ahora las llamadas de este grupo',
    doneMailed: '{name} contesta ahora las llamadas de este grupo. Correo enviado.',
  },
}
