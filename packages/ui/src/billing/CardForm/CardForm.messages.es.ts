import type { Translation } from '@portal/domain'
import type { cardFormMessages } from './CardForm.messages.ts'

export const es: Translation<typeof cardFormMessages> = {
  title: 'Tarjeta nueva',
  name: 'Nombre en la tarjeta',
  nameHelp: 'Como aparece en la tarjeta.',
  nameMissing: 'Escriba el nombre de la tarjeta.',
  save: 'Guardar tarjeta',
  cancel: 'Cancelar',
  privacy: 'El proveedor de pagos ofrece estos campos. Lo que escriba nunca llega a este sitio.',
}
