import type { toInviteView } from '@portal/api-client/guest'
import { GuestFailure } from './GuestFailure.ts'

export type InviteAnswer = Parameters<typeof toInviteView>[0]

const texts = ['InviteName', 'SentBy', 'Description', 'Result', 'Status', 'ID', 'DownloadName', 'TimeZone']
const instants = ['StartDate', 'EndDate', 'GeneratedAt', 'LastUsedAt']

/** The answer of `showQRCode`, checked as the contract checks it, in a tenth of the bytes (a test compares both). Throws `GuestFailure`. */
export function readInviteAnswer(answer: unknown): InviteAnswer {
  if (!isRecord(answer)) throw new GuestFailure('unreadable')
  const { InviteType: type, Properties: places, WeeklyDescriptions: week, AccessCount: uses, Brand: brand } = answer
  const isRead = (type === 'Temporary' || type === 'Recurring')
    && texts.every((name) => isText(answer[name]))
    && instants.every((name) => answer[name] === null || isText(answer[name]))
    && Array.isArray(places) && places.every(isText)
    && Array.isArray(week) && week.every((line) => isRecord(line) && isText(line['Week']) && isText(line['RestrictionInfo']))
    && (brand === undefined || (isRecord(brand) && isText(brand['Name']) && isText(brand['Accent']) && (brand['Logo'] === null || isText(brand['Logo']))))
    && (uses === null || (typeof uses === 'number' && !Number.isNaN(uses)))
  if (!isRead) throw new GuestFailure('unreadable')
  return answer as unknown as InviteAnswer
}

const isText = (value: unknown) => typeof value === 'string'
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
