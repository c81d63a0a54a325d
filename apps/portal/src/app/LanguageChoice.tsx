import { useStore } from '@nanostores/react'
import { LanguageSwitch } from '@portal/ui'
import { isLocale, locale } from '../i18n/catalogue.ts'
import { usePortal } from './PortalContext.tsx'

/** The languages, each named in its own language. */
export const languages = [
  { code: 'en', label: 'English' },
  { code: 'es', label: 'Español' },
]

/** A choice of the user's language, saved in `lang` (specification §3). */
export function LanguageChoice() {
  const { session } = usePortal()
  const choose = ({ code }: { code: string }) => {
    if (!isLocale(code)) return
    session.setPreference('lang', code)
    locale.set(code)
  }
  return <LanguageSwitch languages={languages} current={useStore(locale)} onLanguageChange={choose} />
}
