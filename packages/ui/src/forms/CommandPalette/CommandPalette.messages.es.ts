import type { Translation } from '@portal/domain'
import type { commandPaletteMessages } from './CommandPalette.messages.ts'

export const es: Translation<typeof commandPaletteMessages> = {
  title: 'Ir a cualquier lugar',
  placeholder: 'Usuario, método de acceso, puerta, página',
  close: 'Cerrar',
  results: 'Resultados',
  found: { one: '{count} resultado', other: '{count} resultados' },
  searching: 'Buscando',
  move: 'Mover',
  open: 'Abrir',
  newTab: 'Pestaña nueva',
  nextSection: 'Sección siguiente',
  cancel: 'Cancelar',
}
