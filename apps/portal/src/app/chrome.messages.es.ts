import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './chrome.messages.ts'

export const es: Spanish<typeof english> = {
  chrome: {
    operators: 'Operadores',
    people: 'Usuarios e invitados',
    access: 'Acceso',
    account: 'Cuenta',
    logOut: 'Cerrar sesión',
    loading: 'Cargando…',
    signedInAs: 'Sesión iniciada como {user}',
    youAre: 'Usted es {administrator}',
    backToYourself: 'Volver a mi usuario',
    reason: 'Motivo: {reason}',
    endsAt: 'Termina a las {time}',
    timesIn: 'Horas: {zone}',
    moreTime: '15 minutos más',
    wayBackUnreachable: 'No se puede acceder al portal. Su sesión sigue siendo la de otro usuario. Intente de nuevo en un momento.',
    offlineGuest: 'No tiene conexión. Volveremos a intentarlo automáticamente.',
    offline: 'No tiene conexión. Esta página puede no estar actualizada. Podrá guardar cuando vuelva la conexión.',
  },
}
