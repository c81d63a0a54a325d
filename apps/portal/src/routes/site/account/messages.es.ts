import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  account: {
    inactiveTitle: 'Esta cuenta está inactiva',
    inactiveText: '{account} no está activa. Sus puertas y usuarios no se pueden administrar aquí, y sus métodos de acceso no abren puertas.',
    inactiveUnnamed: 'Esta cuenta no está activa. Sus puertas y usuarios no se pueden administrar aquí, y sus métodos de acceso no abren puertas.',
    inactiveUnsaid: 'Soporte puede decirle por qué.',
    inactiveUnpaid: 'Una factura está vencida. Cuando se pague, soporte reactiva la cuenta.',
    inactiveClosed: 'No hay facturas vencidas. Su proveedor desactivó la cuenta, y soporte puede decirle por qué.',
    inactiveAsk: 'Puede preguntar a estos administradores de la cuenta: {names}.',
    callSupport: 'Llamar al {phone}',
  },
}
