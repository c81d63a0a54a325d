import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './firstUser.messages.ts'

export const es: Spanish<typeof english> = {
  firstUser: {
    title: 'Dé a este grupo su primera persona',
    videoHelp: 'Alguien de la propiedad contesta sus llamadas con la aplicación y administra el grupo desde entonces.',
    voiceHelp: 'Alguien de la propiedad contesta sus llamadas por teléfono y administra el grupo desde entonces.',
    person: 'Persona',
    find: 'Escriba un nombre',
    personMissing: 'Elija quién contesta las llamadas.',
    searchFailed: 'No se pudo buscar personas. Inténtelo de nuevo.',
    phone: 'Teléfono que suena',
    phoneWrong: 'Escriba un número de teléfono con su código de área.',
    mail: 'Avisarle por correo',
    mailHelp: 'Quien aún no tiene contraseña recibe un enlace para elegir una.',
    effect: 'Cuando {name} inicie sesión en el portal, solo se abre la página de {group}.',
    unsaved: 'Guarde o descarte antes los cambios del plan.',
    assign: 'Nombrar primera persona',
    done: '{name} contesta las llamadas de este grupo',
    doneMailed: '{name} contesta las llamadas de este grupo, y un correo está en camino',
  },
}
