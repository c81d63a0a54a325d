import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './conflict.messages.ts'

export const es: Spanish<typeof english> = {
  conflicts: {
    title: '{who} también cambió esto',
    someone: 'Otro usuario',
    undecided: 'Primero elija un valor para cada campo.',
    saveChoices: 'Guardar estas elecciones',
    discardMine: 'Descartar lo mío',
    savedWithTheirs: '{who}: se conservaron sus valores en {fields}',
  },
}
