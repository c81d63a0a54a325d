import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './entries.messages.ts'

export const es: Spanish<typeof english> = {
  entries: {
    none: 'Todavía no hay entradas hoy',
    today: { one: '{count} entrada hoy', other: '{count} entradas hoy' },
    more: '{entries}, {difference} más que un {weekday} habitual a las {time}',
    fewer: '{entries}, {difference} menos que un {weekday} habitual a las {time}',
    same: '{entries}, como un {weekday} habitual a las {time}',
    usual: 'Un {weekday} habitual',
    denied: { one: '{count} denegada', other: '{count} denegadas' },
    busiest: 'De {from} a {until} hubo más entradas.',
    failed: 'No se pudieron cargar las entradas de hoy.',
  },
}
