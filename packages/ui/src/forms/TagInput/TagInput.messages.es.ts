import type { Translation } from '@portal/domain'
import type { tagInputMessages } from './TagInput.messages.ts'

export const es: Translation<typeof tagInputMessages> = {
  remove: 'Quitar {tag}',
  added: 'Se agregó {tag}',
  removed: 'Se quitó {tag}',
}
