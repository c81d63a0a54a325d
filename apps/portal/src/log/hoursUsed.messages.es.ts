import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './hoursUsed.messages.ts'

export const es: Spanish<typeof english> = {
  hoursUsed: {
    none: 'Sin entradas en los últimos {days} días',
    entries: { one: '{count} entrada', other: '{count} entradas' },
    denied: { one: '{count} denegada', other: '{count} denegadas' },
    and: ' y ',
    counted: '{counted} en los últimos {days} días',
    mostly: '{counted} en los últimos {days} días, sobre todo de {from} a {until}',
    allDoors: 'Todas las puertas',
    days: { one: '{count} día', other: '{count} días' },
    permittedAllBut: 'Horario permitido, todas las puertas menos {doors}',
    permittedAt: { one: 'Horario permitido en {count} de {total} puertas', other: 'Horario permitido en {count} de {total} puertas' },
    hint: 'Seleccione una hora para ver sus días.',
    hour: '{day}, {from} a {until}:',
    unused: 'Sin entradas.',
    failed: 'No se pudieron cargar las entradas.',
  },
}
