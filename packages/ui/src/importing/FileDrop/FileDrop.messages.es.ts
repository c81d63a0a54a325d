import type { Translation } from '@portal/domain'
import type { fileDropMessages } from './FileDrop.messages.ts'

export const es: Translation<typeof fileDropMessages> = {
  choose: 'Elegir un archivo',
  paste: 'Pegar filas',
  drop: 'Suelte aquí un archivo, elíjalo o pegue filas de una hoja de cálculo.',
  dropNow: 'Suelte el archivo',
  pasteRefused: 'El navegador no lo permitió. Presione Ctrl+V, o ⌘V, aquí.',
}
