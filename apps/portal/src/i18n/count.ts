import { strings, transform, type count as libraryCount, type TranslationJSON } from '@nanostores/i18n'
import { formatNumber, pluralOf } from '@portal/domain'
import { formattingLocale, isLocale } from './catalogue.ts'

/** One of a text's plural forms, as the library's `count`, but with the number as the language writes it: '100,002 people'. */
export const count = transform<[number], Record<string, TranslationJSON>, TranslationJSON>((code, forms, number) => {
  const tag = formattingLocale(isLocale(code) ? code : 'en')
  const form = forms[pluralOf(number, tag)] ?? forms['other'] ?? ''
  const written = formatNumber(number, tag)
  return strings(form, (text) => text.replaceAll('{count}', written))
}) as unknown as typeof libraryCount
