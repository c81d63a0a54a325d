import type { Translation } from '@portal/domain'
import type { passwordFieldMessages } from './PasswordField.messages.ts'

export const es: Translation<typeof passwordFieldMessages> = {
  show: 'Mostrar',
  hide: 'Ocultar',
  showName: 'Mostrar {field}',
  hideName: 'Ocultar {field}',
  isShown: 'Su contraseña está visible.',
  isHidden: 'Su contraseña está oculta.',
  removed: {
    one: 'Se quitó {count} carácter: {characters} no se puede usar aquí.',
    other: 'Se quitaron {count} caracteres: {characters} no se pueden usar aquí.',
  },
  notPasted: 'No se pegó nada: {characters} no se puede usar aquí.',
  notPastedHidden: {
    one: 'No se pegó nada: contiene {count} carácter que no se puede usar aquí.',
    other: 'No se pegó nada: contiene {count} caracteres que no se pueden usar aquí.',
  },
  characters: { named: '«{character}»', space: 'un espacio', tab: 'un tabulador', lineBreak: 'un salto de línea', others: 'otros' },
}
