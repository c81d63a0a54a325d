import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './sitePlan.messages.ts'

export const es: Spanish<typeof english> = {
  sitePlan: {
    name: 'Plano de {property}',
    summary: { one: '{count} puerta: {states}', other: '{count} puertas: {states}' },
    Closed: { one: '{count} cerrada', other: '{count} cerradas' },
    HeldOpen: { one: '{count} mantenida abierta', other: '{count} mantenidas abiertas' },
    LeftOpen: { one: '{count} sin cerrar', other: '{count} sin cerrar' },
    Locked: { one: '{count} bloqueada', other: '{count} bloqueadas' },
    Offline: { one: '{count} sin conexión', other: '{count} sin conexión' },
    edit: 'Editar plano',
    failed: 'No se pudo cargar el plano',
    loading: 'Cargando el plano',
    none: 'Aún no hay plano',
    noneText: 'Un plano muestra cada puerta y su estado sobre una imagen de la propiedad.',
    noneAsk: 'Pida a su administrador que agregue uno.',
    add: 'Agregar plano',
    unplaced: { one: '{count} puerta no está en el plano: {doors}.', other: '{count} puertas no están en el plano: {doors}.' },
  },
}
