import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './logViews.messages.ts'

export const es: Spanish<typeof english> = {
  logViews: {
    views: 'Vistas guardadas',
    whole: 'Toda la actividad',
    save: 'Guardar esta vista',
    saveTitle: 'Guardar esta vista',
    saveLabel: 'Guardar',
    name: 'Nombre',
    help: 'Solo usted la ve. Las fechas relativas, como hoy, siguen siendo relativas.',
    replaces: 'Reemplaza su vista «{name}».',
    nameMissing: 'Escriba un nombre.',
    saved: 'Vista «{name}» guardada',
    more: 'Más acciones para la vista «{name}»',
    rename: 'Cambiar nombre',
    renameTitle: 'Cambiar el nombre de la vista «{name}»',
    remove: 'Eliminar vista',
    removeTitle: '¿Eliminar la vista «{name}»?',
    removeText: 'Sus eventos siguen en Actividad.',
    removed: 'Vista «{name}» eliminada',
  },
}
