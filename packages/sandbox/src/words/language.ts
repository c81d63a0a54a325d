/** The languages in which the service answers. */
export type Language = 'en' | 'es'

/** The locale in which a language writes dates, numbers and lists. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

/** The first language in an `Accept-Language` header that the service has; null if there is none. */
export function readLanguage(header: string | undefined): Language | null {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(/\s*;\s*/)
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
  })
  const [best] = ranges.filter(({ language, quality }) => quality > 0 && isLanguage(language)).sort((one, other) => other.quality - one.quality)
  return best && isLanguage(best.language) ? best.language : null
}

const isLanguage = (text: string): text is Language => text === 'en' || text === 'es'
