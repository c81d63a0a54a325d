import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  account: {
    inactiveTitle: 'Esta cuenta está inactiva',
    inactiveText: '{account} no está activa, por eso sus puertas y usuarios no se pueden administrar aquí, y sus llaves no abren nada.',
    inactiveUnnamed: 'La cuenta no está activa, por eso sus puertas y usuarios no se pueden administrar aquí, y sus llaves no abren nada.',
    inactiveUnsaid: 'Soporte puede decirle por qué.',
    inactiveUnpaid: 'Una factura está vencida. Cuando se pague, soporte pone la cuenta en orden.',
    inactiveClosed: 'No hay ninguna factura vencida: el proveedor la desactivó, y soporte puede decir por qué.',
    inactiveAsk: 'Administradores de la cuenta a quienes puede preguntar: {names}.',
    callSupport: 'Llamar al {phone}',
  },
}
