import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './conflict.messages.ts'

export const es: Spanish<typeof english> = {
  conflicts: {
    title: '{who} cambió esto entretanto',
    somebody: 'Alguien',
    undecided: 'Elija antes para cada campo.',
    saveChoices: 'Guardar estas elecciones',
    discardMine: 'Descartar lo mío',
    savedWithTheirs: 'Queda como lo guardó {who}: {fields}',
  },
}
