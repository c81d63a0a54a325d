import { en } from '@portal/ui/en'
import type { Language } from './catalogue.ts'
import { pseudoLocalize } from './pseudoLocalize.ts'

export const pseudo: Language = { translate: (_name, table) => pseudoLocalize(table), ui: { ...pseudoLocalize(en), language: en.language } }
