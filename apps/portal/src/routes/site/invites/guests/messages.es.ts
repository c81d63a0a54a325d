import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  guests: {
    title: 'Invitados',
    facts: 'Le quedan {left} de {all} invitaciones, cada una de {time} como máximo',
    create: 'Invitar',
    emptyTitle: 'Todavía no hay invitaciones',
    emptyText: 'Envíe a su invitado una llave para sus puertas por mensaje de texto o correo electrónico. Termina cuando usted elija.',
    mayNotTitle: 'Todavía no puede invitar',
    obstacles: {
      off: 'Su administrador no ha activado esta función.',
      noDoors: 'Ninguna de sus puertas admite invitados. Consulte a su administrador.',
      full: 'Tiene todas las invitaciones que permite su administrador. Revoque una primero.',
    },
    fullUntil: 'Tiene {count} de {all} invitaciones. Revoque una, o espere hasta el {time} para enviar otra.',
    mayNot: 'No puede invitar. Consulte a su administrador.',
    failed: 'No se pudieron cargar sus invitaciones',
  },
}
