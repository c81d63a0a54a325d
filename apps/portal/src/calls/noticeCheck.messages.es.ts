import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './noticeCheck.messages.ts'

export const es: Spanish<typeof english> = {
  noticeCheck: {
    callTold: { one: 'Se avisaría de una visita a {count} persona.', other: 'Se avisaría de una visita a las {count} personas.' },
    callUntold: { one: 'A {count} persona no se le avisaría de una visita', other: 'A {count} personas no se les avisaría de una visita' },
    messageTold: { one: 'Un mensaje a este grupo llega a {count} persona.', other: 'Un mensaje a este grupo llega a las {count} personas.' },
    messageUntold: { one: 'Un mensaje a este grupo no llegaría a {count} persona', other: 'Un mensaje a este grupo no llegaría a {count} personas' },
    more: { one: 'y {count} más', other: 'y {count} más' },
    somebody: 'Alguien por encima de usted',
    gone: '{name} está eliminada o inactiva: tiene que contestar otra persona.',
    noApp: '{name} no tiene la aplicación: envíe el enlace otra vez.',
    notNotified: '{name} no deja avisar a la aplicación.',
    alwaysQuiet: '{name} está en silencio toda la semana.',
    noWay: '{name} no tiene ni la aplicación ni correo electrónico: agregue uno.',
    openUser: 'Abrir {name}',
    openHours: 'Cuándo suena {name}',
    checking: 'Comprobando a quién se avisaría…',
    failed: 'No se pudo comprobar a quién se avisaría.',
    retry: 'Comprobar de nuevo',
  },
}
