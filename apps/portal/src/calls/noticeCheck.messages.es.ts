import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './noticeCheck.messages.ts'

export const es: Spanish<typeof english> = {
  noticeCheck: {
    callTold: { one: 'Se avisaría a {count} usuario de un visitante.', other: 'Se avisaría a los {count} usuarios de un visitante.' },
    callUntold: { one: 'No se avisaría a {count} usuario de un visitante', other: 'No se avisaría a {count} usuarios de un visitante' },
    messageTold: { one: 'Un mensaje a este grupo llega a {count} usuario.', other: 'Un mensaje a este grupo llega a los {count} usuarios.' },
    messageUntold: { one: 'Un mensaje a este grupo no llegaría a {count} usuario', other: 'Un mensaje a este grupo no llegaría a {count} usuarios' },
    more: { one: 'y {count} más', other: 'y {count} más' },
    someone: 'Un usuario de nivel superior al suyo',
    gone: 'El usuario {name} está eliminado o inactivo. Elija a otro usuario para contestar.',
    noApp: '{name} no tiene la aplicación. Envíe de nuevo el enlace de la aplicación.',
    notNotified: '{name} desactivó los avisos de la aplicación.',
    alwaysQuiet: '{name} tiene horas de silencio toda la semana.',
    noWay: '{name} no tiene la aplicación ni correo electrónico. Agregue un correo electrónico.',
    openUser: 'Abrir {name}',
    openHours: 'Cuándo suena el teléfono de {name}',
    checking: 'Verificando a quién se avisaría…',
    failed: 'No se pudieron verificar los avisos.',
    retry: 'Verificar de nuevo',
  },
}
