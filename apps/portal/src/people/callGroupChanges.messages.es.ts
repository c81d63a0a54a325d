import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './callGroupChanges.messages.ts'

export const es: Spanish<typeof english> = {
  callGroupChanges: {
    title: 'Qué encuentran después las visitas',
    group: '{name}:',
    before: 'Antes: {reach}',
    more: { one: 'y {count} grupo de llamadas más', many: 'y {count} grupos de llamadas más', other: 'y {count} grupos de llamadas más' },
    loading: 'Consultando qué encuentran las visitas…',
    failed: 'No se pudo consultar qué encuentran las visitas',
  },
}
