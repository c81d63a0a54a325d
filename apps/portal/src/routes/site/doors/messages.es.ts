import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  doorPages: {
    title: 'Puertas',
    facts: { one: '{count} puerta', other: '{count} puertas' },
    failed: 'No se pudieron cargar las puertas',
    search: 'Buscar puertas',
    status: 'Estado',
    noMatch: 'Ninguna puerta coincide con estos filtros.',
    stale: 'Datos de las {time}, intentando reconectar.',
    gone: 'Esta puerta no existe. Es posible que se haya quitado.',
    allDoors: 'Todas las puertas',
    state: 'Ahora',
    activity: 'Actividad',
    noActivity: 'Aún no hay actividad',
    seeActivity: 'Ver toda la actividad de esta puerta',
    controller: 'Controlador',
    model: 'Modelo',
    serial: 'Número de serie',
    lastContact: 'Último contacto',
    never: 'Nunca',
    changes: 'Cambios',
    synced: 'Todo sincronizado',
    waiting: { one: '{count} cambio sin sincronizar', other: '{count} cambios sin sincronizar' },
    schedules: 'Horarios',
    noSchedules: 'Ningún horario abre esta puerta.',
    notOnHolidays: 'no en días festivos',
    partFailed: 'Esto no se pudo cargar.',
  },
}
