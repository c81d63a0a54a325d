import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './exportLink.messages.ts'

export const es: Spanish<typeof english> = {
  exportLink: {
    export: 'Exportar',
    pdf: 'Guardar como PDF',
    pdfFailed: 'No se pudo crear el PDF',
  },
}
