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
    one: 'Se quitó {count} carácter: aquí no se puede usar {characters}.',
    other: 'Se quitaron {count} caracteres: aquí no se pueden usar {characters}.',
  },
  notPasted: 'No se pegó nada: aquí no se puede usar {characters}.',
  notPastedHidden: {
    one: 'No se pegó nada: contiene {count} carácter que no se puede usar aquí.',
    other: 'No se pegó nada: contiene {count} caracteres que no se pueden usar aquí.',
  },
  characters: { named: '«{character}»', space: 'un espacio', tab: 'un tabulador', lineBreak: 'un salto de línea', others: 'otros' },
}
