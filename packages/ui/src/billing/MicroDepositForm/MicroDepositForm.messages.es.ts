import type { Translation } from '@portal/domain'
import type { microDepositFormMessages } from './MicroDepositForm.messages.ts'

export const es: Translation<typeof microDepositFormMessages> = {
  amountsTitle: 'Verificar con dos depósitos pequeños',
  codeTitle: 'Verificar con el código de un depósito pequeño',
  statement: 'Dónde mirar en el estado de cuenta',
  otherLine: 'AGUA MUNICIPAL',
  firstAmount: 'Primer importe',
  secondAmount: 'Segundo importe',
  code: 'Código',
  amountsHelp: 'En cualquier orden, en centavos: 32 o 0.32. Puede pegar las líneas del estado de cuenta.',
  codeHelp: 'Seis caracteres que empiezan con SM. Bastan los cuatro últimos. Puede pegar la línea del estado de cuenta.',
  reads: 'Se lee como {code}',
  attemptsLeft: { one: 'Queda {count} intento.', other: 'Quedan {count} intentos.' },
  amountWrong: 'Escriba un importe de 1 a 99 centavos, como 32 o 0.32.',
  codeWrong: 'Escriba el código que empieza con SM, o sus cuatro últimos caracteres.',
  amountsWanted: 'Eso es un código. Esta cuenta necesita dos importes.',
  codeWanted: 'Esos son importes. Esta cuenta necesita un código.',
  verify: 'Verificar cuenta',
}
