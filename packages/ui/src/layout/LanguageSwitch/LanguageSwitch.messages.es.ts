import type { Translation } from '@portal/domain'
import type { languageSwitchMessages } from './LanguageSwitch.messages.ts'

export const es: Translation<typeof languageSwitchMessages> = {
  language: 'Idioma',
}
