import { useStore } from '@nanostores/react'
import { groupMessages } from './messages.ts'

/** A value of a group as a person reads it. */
export function useGroupText(): (value: string | number | boolean) => string {
  const t = useStore(groupMessages)
  return (value) => {
    if (typeof value === 'boolean') return value ? t.yes : t.no
    return value === '' ? t.nothingThere : String(value)
  }
}
