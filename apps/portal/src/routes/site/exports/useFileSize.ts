import { useStore } from '@nanostores/react'
import { formattingLocale, locale } from '../../../i18n/catalogue.ts'

/** Says bytes as people do: '214 kB', '1.2 MB'. */
export function useFileSize(): (bytes: number) => string {
  const tag = formattingLocale(useStore(locale))
  return (bytes) => {
    const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
    const value = bytes / (unit === 'kilobyte' ? 1000 : 1_000_000)
    return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
  }
}
