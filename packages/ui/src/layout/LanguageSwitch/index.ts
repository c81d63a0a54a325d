export { LanguageSwitch } from './LanguageSwitch.tsx'
export type { Language, LanguageSwitchProps } from './LanguageSwitch.tsx'
