import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './invites.messages.ts'

export const es: Spanish<typeof english> = {
  inviteColumns: {
    counted: { one: '{count} invitación', other: '{count} invitaciones' },
    name: 'Invitación',
    sentBy: 'Enviada por {name}',
    sentFrom: 'Unidad {unit}, {name}',
    type: 'Tipo',
    validity: 'Válida',
    places: 'Puertas',
    use: 'Uso',
    state: 'Estado',
    placesCounted: { one: '{count} puerta', other: '{count} puertas' },
    never: 'Sin usar',
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
    NotOpening: 'Cerrada en este momento',
    opensTomorrow: 'Abre mañana, {time}',
    opensAt: 'Abre: {time}',
    NotYetValid: 'Empieza después',
    Expired: 'Vencida',
    Revoked: 'Revocada',
    UsedUp: 'Agotada',
  },
}
