import type { Translation } from '@portal/domain'
import type { copyButtonMessages } from './CopyButton.messages.ts'

export const es: Translation<typeof copyButtonMessages> = {
  copy: 'Copiar',
  copied: 'Copiado',
  failed: 'No se pudo copiar',
}
