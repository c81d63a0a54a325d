import type { Translation } from '@portal/domain'
import type { errorPanelMessages } from './ErrorPanel.messages.ts'

export const es: Translation<typeof errorPanelMessages> = {
  retry: 'Intentar de nuevo',
}
