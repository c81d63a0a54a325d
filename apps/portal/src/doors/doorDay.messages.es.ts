import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './doorDay.messages.ts'

export const es: Spanish<typeof english> = {
  doorDay: {
    today: 'Hoy',
    said: '{day}: {times}',
    quiet: '{day}: ninguna puerta estuvo mantenida abierta, sin cerrar, bloqueada o sin conexión',
    quietDoor: '{day}: nunca estuvo mantenida abierta, sin cerrar, bloqueada o sin conexión',
    noRecord: '{day}: no se registró nada',
    ahead: '{day}: solo horas previstas',
    heldOpen: '{time} mantenida abierta',
    leftOpen: '{time} sin cerrar',
    forced: '{time} forzada',
    locked: '{time} bloqueada',
    offline: '{time} sin conexión',
    opened: { one: 'Se abrió {count} vez.', other: 'Se abrió {count} veces.' },
    unknown: 'Parte de este día no tiene registro.',
    together: 'Los tiempos de todas las puertas están sumados.',
    times: 'Horas',
    before: 'Día anterior',
    after: 'Día siguiente',
    day: 'Día',
    heldBy: 'por {name}',
    held_person: 'por un usuario',
    held_code: 'con un método de acceso',
    held_fireAlarm: 'alarma de incendios',
    failed: 'No se pudo cargar este día.',
  },
}
