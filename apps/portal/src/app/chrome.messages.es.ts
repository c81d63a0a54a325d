import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './chrome.messages.ts'

export const es: Spanish<typeof english> = {
  chrome: {
    operators: 'Operadores',
    people: 'Personas',
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
    wayBackUnreachable: 'No se puede llegar al portal, así que su sesión sigue siendo la de otra persona. Intente de nuevo en un momento.',
    offlineGuest: 'No tiene conexión. Volveremos a comprobarlo automáticamente.',
    offline: 'No tiene conexión. Lo que ve puede ser antiguo; no se puede guardar nada hasta que vuelva.',
  },
}
