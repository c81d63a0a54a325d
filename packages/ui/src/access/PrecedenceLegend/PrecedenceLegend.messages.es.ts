import type { Translation } from '@portal/domain'
import type { precedenceLegendMessages } from './PrecedenceLegend.messages.ts'

export const es: Translation<typeof precedenceLegendMessages> = {
  order: 'Se lee desde arriba. Decide la primera línea que se aplica.',
}
