import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  ownCallGroup: {
    title: 'Mis llamadas de la puerta',
    video: '{group} · video · llamadas desde {stations}',
    voice: '{group} · solo voz · llamadas desde {stations}',
    noStation: 'ninguna estación todavía',
    save: 'Guardar cambios',
    discard: 'Descartar',
    unchanged: 'No hay cambios.',
    failed: 'No se pudo cargar su grupo de llamadas',
    duringCall: 'Durante una llamada',
    videoTalk: 'El primer usuario que contesta en la aplicación habla con el visitante. Los demás teléfonos dejan de sonar.',
    videoOpen: 'Presione Abrir en la aplicación para abrir la puerta por un momento.',
    voiceTalk: 'Presione 1 para hablar con el visitante.',
    voiceOpen: 'Presione * para abrir la puerta por un momento.',
    byProperty: 'Su propiedad define el nombre, el PIN, el horario y las puertas de este grupo.',
    signIn: 'Su inicio de sesión',
    name: 'Nombre',
    email: 'Correo electrónico',
    changePassword: 'Cambiar su contraseña',
    changePasswordHelp: 'En la página de su cuenta. Necesita su contraseña actual.',
    help: 'Ayuda',
    helpText: 'Su administrador ve cada llamada en la actividad y puede cambiar el grupo. Si la puerta misma no funciona, soporte puede ayudar.',
    callSupport: 'Llamar al {phone}',
  },
}
