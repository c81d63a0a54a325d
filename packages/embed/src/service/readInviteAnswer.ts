import type { toInviteView } from '@portal/api-client/guest'
import { GuestFailure } from './GuestFailure.ts'

export type InviteAnswer = Parameters<typeof toInviteView>[0]

const texts = ['InviteName', 'SentBy', 'Description', 'Result', 'Status', 'ID', 'DownloadName']
const instants = ['StartDate', 'EndDate']
/** Defaults of fields that a service can omit. */
const ours = { TimeZone: '', GeneratedAt: null, LastUsedAt: null }

/** Checks the answer of `showQRCode` as the API's contract does, with a tenth of the code (a test compares both). Throws `GuestFailure`. */
export function readInviteAnswer(answer: unknown): InviteAnswer {
  if (!isRecord(answer)) throw new GuestFailure('unreadable')
  const { InviteType: type, Properties: places, WeeklyDescriptions: week, AccessCount: uses, Brand: brand, Opening: opening } = answer
  const whole: Record<string, unknown> = { ...answer }
  for (const [name, otherwise] of Object.entries(ours)) whole[name] ??= otherwise
  const isRead = (type === 'Temporary' || type === 'Recurring')
    && texts.every((name) => isText(answer[name]))
    && instants.every((name) => isTextOrNull(answer[name]))
    && answer['TimeZone'] !== null && isText(whole['TimeZone']) && isTextOrNull(whole['GeneratedAt']) && isTextOrNull(whole['LastUsedAt'])
    && (opening === undefined || (isRecord(opening) && isTextOrNull(opening['At'])))
    && Array.isArray(places) && places.every(isText)
    && Array.isArray(week) && week.every((line) => isRecord(line) && isText(line['Week']) && isText(line['RestrictionInfo']))
    && (brand === undefined || (isRecord(brand) && isText(brand['Name']) && isText(brand['Accent']) && (brand['Logo'] === null || isText(brand['Logo']))))
    && (uses === null || (typeof uses === 'number' && !Number.isNaN(uses)))
  if (!isRead) throw new GuestFailure('unreadable')
  return whole as unknown as InviteAnswer
}

const isTextOrNull = (value: unknown) => value === null || isText(value)
const isText = (value: unknown) => typeof value === 'string'
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
