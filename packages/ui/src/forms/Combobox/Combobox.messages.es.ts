import type { Translation } from '@portal/domain'
import type { comboboxMessages } from './Combobox.messages.ts'

export const es: Translation<typeof comboboxMessages> = {
  choices: 'Mostrar las opciones',
  clear: 'Quitar la elección',
  found: { one: '{count} opción', other: '{count} opciones' },
  none: 'Sin coincidencias.',
  searching: 'Buscando',
  own: 'Agregar «{text}»',
}
