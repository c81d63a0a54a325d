import type { SessionStore } from '../../../session/sessionStore.ts'
import { locale } from '../../../i18n/catalogue.ts'
import type { UserDetails } from '../../../app/Portal.ts'

/** Speaks the language that the person chose in their account, unless they chose one in this browser since they signed in. */
export function greetIn(language: UserDetails['Language'], session: SessionStore): void {
  if (language === null || session.preference('lang') !== null) return
  session.setPreference('lang', language)
  locale.set(language)
}
