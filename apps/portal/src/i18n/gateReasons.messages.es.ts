import type { Spanish } from './catalogue.ts'
import type * as english from './gateReasons.messages.ts'

export const es: Spanish<typeof english> = {
  gateReasons: {
    opened: 'abierta',
    unknownCode: 'método de acceso desconocido',
    expired: 'vencido',
    lost: 'reportado como perdido',
    revoked: 'revocado',
    notYetValid: 'aún no es válido',
    usedUp: 'sin usos restantes',
    codeAlreadyUsed: 'código QR ya usado',
    outsideHours: 'fuera del horario permitido',
    wrongReader: 'no es válido en esta puerta',
    accountInactive: 'cuenta inactiva',
    personInactive: 'usuario no activo',
    lockedDown: 'bloqueo',
    dayLimitReached: 'sin entradas restantes hoy',
    exceptionDenies: 'cerrado en esta fecha',
    closedOnHoliday: 'cerrado por día festivo',
    closedByDefault: 'sin acceso a esta puerta',
    notCarriedOut: 'su controlador no respondió',
  },
}
