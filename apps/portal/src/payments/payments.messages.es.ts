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
    numberInvalid: 'No es un número de tarjeta. Revise las cifras.',
    notATestNumber: 'Este es un sistema de prueba: use uno de los números de prueba de abajo.',
    expiryMissing: 'Escriba el mes y el año.',
    expiryInvalid: 'Escriba el mes y el año como MM / AA.',
    expiryPast: 'Esta tarjeta ha vencido.',
    codeMissing: 'Escriba el código de seguridad.',
    codeInvalid: 'Escriba las tres cifras del reverso; en American Express, las cuatro del frente.',
    accountMissing: 'Escriba el número de cuenta.',
    accountInvalid: 'Un número de cuenta tiene de 4 a 17 cifras.',
    accountsDiffer: 'Los dos números no son iguales.',
    unreachable: 'No se puede conectar con el proveedor de pagos. No se guardó nada. Inténtelo de nuevo.',
  },
}
