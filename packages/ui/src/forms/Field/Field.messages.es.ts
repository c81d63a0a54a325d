import type { Translation } from '@portal/domain'
import type { fieldMessages } from './Field.messages.ts'

export const es: Translation<typeof fieldMessages> = {
  optional: 'opcional',
}
