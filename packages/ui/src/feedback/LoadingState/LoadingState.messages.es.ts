import type { Translation } from '@portal/domain'
import type { loadingStateMessages } from './LoadingState.messages.ts'

export const es: Translation<typeof loadingStateMessages> = {
  loading: 'Cargando',
}
