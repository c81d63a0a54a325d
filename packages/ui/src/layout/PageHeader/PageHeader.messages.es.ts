import type { Translation } from '@portal/domain'
import type { pageHeaderMessages } from './PageHeader.messages.ts'

export const es: Translation<typeof pageHeaderMessages> = {
  breadcrumb: 'Ruta de la página',
}
