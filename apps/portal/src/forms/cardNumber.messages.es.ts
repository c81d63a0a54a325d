import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './cardNumber.messages.ts'

export const es: Spanish<typeof english> = {
  cardNumber: { refused: 'Parece un número de tarjeta, por eso no se guardó. Escríbalo solo en los campos del proveedor de pagos.' },
}
