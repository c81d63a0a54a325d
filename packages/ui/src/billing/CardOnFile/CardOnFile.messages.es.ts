import type { Translation } from '@portal/domain'
import type { cardOnFileMessages } from './CardOnFile.messages.ts'

export const es: Translation<typeof cardOnFileMessages> = {
  title: 'Tarjeta registrada',
  ending: '{brand} terminada en {last4}',
  unknownBrand: 'Tarjeta',
  expires: 'Vence {month}/{year}',
  expired: 'Venció {month}/{year}',
  paysInvoices: 'Paga las facturas',
  notUsed: 'Sin uso',
  expiredBadge: 'Vencida',
  expiresSoonBadge: 'Vence pronto',
  expiredHelp: 'No se pueden cobrar facturas a esta tarjeta. Reemplácela para seguir pagando con tarjeta.',
  expiresSoonHelp: 'Reemplace la tarjeta antes de que venza.',
  add: 'Agregar tarjeta',
  replace: 'Reemplazar tarjeta',
  remove: 'Quitar',
  removeTitle: '¿Quitar {name}?',
  removeConfirm: 'Quitar tarjeta',
  removeConsequence: 'Ya no se cobrarán facturas a esta tarjeta. Las facturas pagadas y los recibos se conservan.',
  noCard: 'No hay tarjeta registrada',
  noCardHelp: 'Agregue una tarjeta para pagar facturas.',
  privacy: 'Usted escribe el número de su tarjeta en el formulario del proveedor de pagos. Nunca llega a este sitio.',
}
