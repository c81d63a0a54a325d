import type { Translation } from '@portal/domain'
import type { skipLinkMessages } from './SkipLink.messages.ts'

export const es: Translation<typeof skipLinkMessages> = {
  skip: 'Ir al contenido',
}
