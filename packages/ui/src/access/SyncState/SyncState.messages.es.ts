import type { Translation } from '@portal/domain'
import type { syncStateMessages } from './SyncState.messages.ts'

export const es: Translation<typeof syncStateMessages> = {
  nowhere: 'Ningún controlador necesita este cambio',
  all: { one: 'Sincronizado con su {count} controlador', many: 'Sincronizado con los {count} controladores', other: 'Sincronizado con los {count} controladores' },
  some: 'Sincronizado con {done} de {total} controladores',
  refused: '{controller} lo rechazó',
  back: '{controller} se sincroniza cuando vuelva la conexión; último contacto: {time}',
  backUnknown: '{controller} se sincroniza cuando vuelva la conexión',
  doneBy: '{controller} se sincroniza a más tardar a las {time}',
  sending: 'Sincronizando {controller}',
}
