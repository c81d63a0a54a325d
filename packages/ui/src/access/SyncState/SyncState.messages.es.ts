import type { Translation } from '@portal/domain'
import type { syncStateMessages } from './SyncState.messages.ts'

export const es: Translation<typeof syncStateMessages> = {
  nowhere: 'Ningún controlador lo necesita',
  all: { one: 'En su {count} controlador', many: 'En los {count} controladores', other: 'En los {count} controladores' },
  some: 'En {done} de {total} controladores',
  refused: '{controller} lo rechazó',
  back: '{controller} lo recibe cuando vuelva; último contacto: {time}',
  backUnheard: '{controller} lo recibe cuando vuelva',
  doneBy: '{controller} lo tiene a las {time}',
  sending: 'En camino a {controller}',
}
