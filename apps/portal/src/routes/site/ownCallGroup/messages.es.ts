import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  ownCallGroup: {
    title: 'Mis llamadas de la puerta',
    video: '{group} · video · suena desde {stations}',
    voice: '{group} · solo voz · suena desde {stations}',
    noStation: 'ninguna estación todavía',
    save: 'Guardar cambios',
    discard: 'Descartar',
    unchanged: 'No se cambió nada.',
    failed: 'No se pudo cargar su grupo de llamadas',
    duringCall: 'Durante una llamada',
    videoTalk: 'Quien contesta primero en la aplicación habla con la visita. Los demás teléfonos dejan de sonar.',
    videoOpen: 'Pulse Abrir en la aplicación para abrir la puerta un momento.',
    voiceTalk: 'Pulse 1 para hablar con la visita.',
    voiceOpen: 'Pulse * para abrir la puerta un momento.',
    byProperty: 'El nombre, el PIN, las horas y las puertas de este grupo los define su propiedad.',
    signIn: 'Su inicio de sesión',
    name: 'Nombre',
    email: 'Correo electrónico',
    changePassword: 'Cambiar su contraseña',
    changePasswordHelp: 'En la página de su cuenta, con su contraseña actual.',
    help: 'Ayuda',
    helpText: 'El administrador de su propiedad ve cada llamada en la actividad y cambia el grupo. Si la entrada misma no llama, soporte lo revisa con usted.',
    callSupport: 'Llamar al {phone}',
  },
}
