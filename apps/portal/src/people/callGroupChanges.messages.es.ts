import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './callGroupChanges.messages.ts'

export const es: Spanish<typeof english> = {
  callGroupChanges: {
    title: 'Qué ocurrirá con los visitantes',
    group: '{name}:',
    before: 'Antes: {reach}',
    more: { one: 'y {count} grupo de llamadas más', many: 'y {count} grupos de llamadas más', other: 'y {count} grupos de llamadas más' },
    loading: 'Verificando qué ocurrirá con los visitantes…',
    failed: 'No se pudo verificar el efecto en los visitantes',
  },
}
