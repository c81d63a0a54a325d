import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { usePortal } from '../app/PortalContext.tsx'
import { formattingLocale, locale } from '../i18n/catalogue.ts'

/** An instant in few letters on the clocks of a zone: '8:58 AM' today, 'Nov 20' this year, 'Nov 20, 2024' before. */
export function useDay(): (instant: string, timeZone: string | undefined) => string {
  const { api } = usePortal()
  const tag = formattingLocale(useStore(locale))
  return useMemo(() => {
    const formatsOf = remember((timeZone: string | undefined) => ({
      time: new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone }),
      day: new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone }),
      date: new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone }),
      year: new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }),
    }))
    return (instant, timeZone) => {
      const { time, day, date, year } = formatsOf(timeZone)
      const [then, now] = [new Date(instant), new Date(api.serverNow())]
      if (date.format(then) === date.format(now)) return time.format(then)
      return year.format(then) === year.format(now) ? day.format(then) : date.format(then)
    }
  }, [api, tag])
}

function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
