import type { Spanish } from './catalogue.ts'
import type * as english from './gateReasons.messages.ts'

export const es: Spanish<typeof english> = {
  gateReasons: {
    opened: 'abierta',
    unknownCode: 'código inexistente',
    expired: 'vencido',
    revoked: 'revocado',
    notYetValid: 'aún no es válido',
    usedUp: 'sin usos restantes',
    codeAlreadyUsed: 'código ya usado',
    outsideHours: 'fuera del horario permitido',
    wrongReader: 'no es válido en esta puerta',
    accountInactive: 'cuenta inactiva',
    personInactive: 'persona no activa',
    lockedDown: 'bloqueo',
    dayLimitReached: 'sin entradas restantes hoy',
    exceptionDenies: 'cerrado en esta fecha',
    closedOnHoliday: 'cerrado por día festivo',
    closedByDefault: 'sin acceso a esta puerta',
    notCarriedOut: 'su controlador no lo hizo',
  },
}
