import { useStore } from '@nanostores/react'
import type { EditWords } from '../../../forms/EditWords.ts'
import type { GroupField, GroupValues } from './groupValues.ts'
import { groupMessages } from './messages.ts'

/** A group's fields and values in words. */
export function useGroupWords(): EditWords<GroupValues, GroupField> {
  const t = useStore(groupMessages)
  return {
    nameOf: (field) => t[field],
    textOf(field, { [field]: value }) {
      if (typeof value === 'boolean') return value ? t.yes : t.no
      return String(value)
    },
  }
}
