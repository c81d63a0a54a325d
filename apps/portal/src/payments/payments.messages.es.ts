import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './payments.messages.ts'

export const es: Spanish<typeof english> = {
  payments: {
    cardNumber: 'Número de tarjeta',
    expiry: 'Vence',
    securityCode: 'Código de seguridad',
    accountNumber: 'Número de cuenta',
    accountNumberAgain: 'Número de cuenta, otra vez',
    numberMissing: 'Escriba el número de tarjeta.',
    numberInvalid: 'No es un número de tarjeta. Revise los dígitos.',
    notATestNumber: 'Este es un sistema de prueba. Use uno de los números de prueba de abajo.',
    expiryMissing: 'Escriba el mes y el año.',
    expiryInvalid: 'Escriba el mes y el año como MM / AA.',
    expiryPast: 'Esta tarjeta ha vencido.',
    codeMissing: 'Escriba el código de seguridad.',
    codeInvalid: 'Escriba los tres dígitos del reverso o, en American Express, los cuatro del frente.',
    accountMissing: 'Escriba el número de cuenta.',
    accountInvalid: 'Un número de cuenta tiene de 4 a 17 dígitos.',
    accountsDiffer: 'Los dos números no coinciden.',
    unreachable: 'No se puede conectar con el proveedor de pagos. No se guardó nada. Intente de nuevo.',
  },
}
