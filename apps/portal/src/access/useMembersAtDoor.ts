import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useFormats } from '../i18n/useFormats.ts'
import { membersAtDoorMessages } from './membersAtDoor.messages.ts'

type GroupAtDoor = ResponseOf<typeof endpoints.getGroupsAtDoor>['Groups'][number]

/** Returns functions that say when a group can enter at a door, and how many of its members can't enter now, with the reasons. */
export function useMembersAtDoor(timeZone: string, now: string) {
  const t = membersAtDoorMessages.useWords()
  const { timeSince, date } = useFormats(timeZone)
  const hoursOf = ({ Outcome, Until, NextOpening }: GroupAtDoor): string => {
    if (Outcome === 'allowed') return Until === null ? t.always : t.until({ time: timeSince(Until, now) })
    return NextOpening === null ? t.never : t.next({ time: timeSince(NextOpening, now) })
  }
  return {
    hoursOf,
    textOf: (group: GroupAtDoor) => [hoursOf(group), ...group.Exceptions.map(({ Because, Count: count, At }) => t[Because]({ count, time: At === null ? '' : date(At) }))].join(' · '),
    /** How many members have other hours than the group; null for none. */
    otherHoursOf: ({ OwnHoursCount: count }: GroupAtDoor) => (count === 0 ? null : t.otherHours({ count })),
  }
}
