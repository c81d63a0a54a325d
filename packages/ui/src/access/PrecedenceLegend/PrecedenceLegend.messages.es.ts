import type { Translation } from '@portal/domain'
import type { precedenceLegendMessages } from './PrecedenceLegend.messages.ts'

export const es: Translation<typeof precedenceLegendMessages> = {
  order: 'Las reglas se leen desde arriba. Decide la primera que se aplica.',
}
