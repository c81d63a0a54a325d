import type { Translation } from '@portal/domain'
import type { cardFormMessages } from './CardForm.messages.ts'

export const es: Translation<typeof cardFormMessages> = {
  title: 'Tarjeta nueva',
  name: 'Nombre en la tarjeta',
  nameHelp: 'Como está impreso en la tarjeta.',
  nameMissing: 'Escriba el nombre de la tarjeta.',
  save: 'Guardar tarjeta',
  cancel: 'Cancelar',
  privacy: 'Los campos de abajo son del proveedor de pagos. Lo que escriba en ellos nunca llega a este sitio.',
}
