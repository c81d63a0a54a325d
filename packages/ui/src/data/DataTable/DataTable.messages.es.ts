import type { Translation } from '@portal/domain'
import type { dataTableMessages } from './DataTable.messages.ts'

export const es: Translation<typeof dataTableMessages> = {
  counted: { one: '{count} fila', other: '{count} filas' },
  showing: 'Mostrando {from}–{to} de {total}',
  showingOne: 'Mostrando {at} de {total}',
  showingNone: 'Mostrando 0 de 0',
  loading: 'Cargando',
  refreshing: 'Actualizando',
  sortedBy: { ascending: 'Ordenado por {column}, ascendente', descending: 'Ordenado por {column}, descendente' },
  selectPage: 'Seleccionar todo en esta página',
  selectRow: 'Seleccionar {name}',
  selected: '{count} seleccionados',
  selectedInFilter: 'en este filtro, {onPage} de ellos en esta página.',
  selectFilter: 'Seleccionar los {count} de este filtro',
  keepPage: 'Dejar solo esta página',
  clearSelection: 'Quitar la selección',
  empty: 'Aún no hay nada aquí',
  noMatch: 'Sin coincidencias',
  noMatchHint: 'Cambie o quite los filtros.',
  failed: 'No se pudo cargar la lista',
  refreshFailed: 'No se pudo actualizar la lista y puede ser antigua.',
  actions: 'Acciones',
  details: 'Detalles',
  detailsOf: 'Detalles de {name}',
  columns: 'Columnas',
}
