import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './invites.messages.ts'

export const es: Spanish<typeof english> = {
  inviteColumns: {
    counted: { one: '{count} invitación', other: '{count} invitaciones' },
    name: 'Invitación',
    sentBy: 'Enviada por {name}',
    type: 'Tipo',
    validity: 'Válida',
    places: 'Lugares',
    use: 'Uso',
    state: 'Estado',
    placesCounted: { one: '{count} lugar', other: '{count} lugares' },
    never: 'Nunca usada',
    lastUsed: 'Último: {time}',
    usesLeft: 'Quedan {left} de {all}',
    noLimit: 'Sin límite',
  },
  inviteWords: {
    Temporary: 'Temporal',
    Recurring: 'Recurrente',
    PIN: 'PIN',
    QR: 'Llave QR',
    Valid: 'Válida',
    OpensLater: 'Abre después',
    NotOpening: 'No abre en este momento',
    opensTomorrow: 'Abre mañana, {time}',
    opensAt: 'Abre: {time}',
    NotYetValid: 'Empieza después',
    Expired: 'Vencida',
    Revoked: 'Revocada',
    UsedUp: 'Agotada',
  },
}
