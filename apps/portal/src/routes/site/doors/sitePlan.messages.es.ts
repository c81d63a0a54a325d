import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './sitePlan.messages.ts'

export const es: Spanish<typeof english> = {
  sitePlan: {
    name: 'Plano de {property}',
    summary: { one: '{count} puerta: {states}', other: '{count} puertas: {states}' },
    sortByState: 'Ordenar por estado',
    usualOrder: 'Orden habitual',
    hint: 'Seleccione una puerta para abrirla.',
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
