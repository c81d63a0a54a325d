import type { InviteStatusWord } from '@portal/domain'

/** Every word of the invite parts. Times, dates and zones arrive written out, in the card's locale. */
export interface InviteLabels {
  status: Record<InviteStatusWord, string>
  recurring: string
  sentBy: string
  fromTo: (range: { from: string, to: string }) => string
  from: (start: string) => string
  until: (end: string) => string
  noEnd: string
  validUntil: (end: string) => string
  dayAndTime: (moment: { day: string, time: string }) => string
  /** Whose clock the times are on. `city` where the property has one. */
  propertyTime: (zone: { name: string, city: string | undefined }) => string
  yourTime: (clock: { time: string, zone: string }) => string
  places: (count: number) => string
  usesLeft: (count: number) => string
  lastUsed: (moment: { time: string, isToday: boolean, day: string }) => string
  fromSender: string
  qrAlt: (code: { places: readonly string[], madeAt: string | null }) => string
  showFullScreen: string
  saveImage: string
  generate: string
  refresh: string
  ready: string
  made: (moment: { time: string, isToday: boolean, day: string }) => string
  awaitsGenerate: string
  generating: string
  used: string
  usedAt: (moment: { time: string, isToday: boolean, day: string }) => string
  ended: string
  endedHint: string
  failed: string
  failedHint: string
  offline: string
  offlineHint: string
  offlineFreshHint: string
  noticeTitle: string
  notice: string
  keepClose: string
  keepCloseHint: string
  addToApple: string
  addToGoogle: string
  addToCalendar: string
  saveFailed: string
  scanClose: string
  scanNow: (clock: { time: string, place: string }) => string
  scanHint: string
  scanAwake: string
  scanOffline: string
  /** What stands in for a message that the service left out. */
  message: Record<InviteStatusWord, string>
  messageHint: Record<InviteStatusWord, string>
}

const when = ({ time, isToday, day }: { time: string, isToday: boolean, day: string }) => (isToday ? `today at ${time}` : `${day} at ${time}`)
const others = ['', ' and one more place', ' and two more places', ' and three more places']

export const inviteLabels: InviteLabels = {
  status: {
    validNow: 'Valid now', startsLater: 'Starts later', endsToday: 'Ends today', expired: 'Expired', revoked: 'Revoked', usedUp: 'Used up',
    invalid: 'Not valid',
  },
  recurring: 'Recurring',
  sentBy: 'Sent by',
  fromTo: ({ from, to }) => `${from} to ${to}`,
  from: (start) => `From ${start}`,
  until: (end) => `Until ${end}`,
  noEnd: 'No end date',
  validUntil: (end) => `Valid until ${end}`,
  dayAndTime: ({ day, time }) => `${day}, ${time}`,
  propertyTime: ({ name, city }) => (city === undefined ? `Property time (${short(name)})` : `${city} time (${short(name)})`),
  yourTime: ({ time, zone }) => `Your device shows ${time} ${short(zone)}.`,
  places: (count) => (count === 1 ? '1 place' : `${count} places`),
  usesLeft: (count) => (count === 1 ? '1 use left' : `${count === 0 ? 'No' : count} uses left`),
  lastUsed: (moment) => `Last used ${when(moment)}`,
  fromSender: 'From the sender',
  qrAlt: ({ places: [first, ...rest], madeAt }) => {
    if (madeAt !== null) return `QR key, made at ${madeAt}, unused`
    return first === undefined ? 'QR key' : `QR key for ${first}${others[rest.length] ?? ` and ${rest.length} more places`}`
  },
  showFullScreen: 'Show full screen',
  saveImage: 'Save image',
  generate: 'Generate QR code',
  refresh: 'Refresh code',
  ready: 'Ready to use',
  made: (moment) => `Made ${when(moment)}. Not used yet.`,
  awaitsGenerate: 'Generate the code when you are at the gate.',
  generating: 'Making a code',
  used: 'This code was used',
  usedAt: (moment) => `Used ${when(moment)}. It opens nothing any more: refresh for a new one.`,
  ended: 'This key has ended',
  endedHint: 'Ask the sender for a new one.',
  failed: 'The code could not be made.',
  failedHint: 'Nothing was changed. Try again.',
  offline: 'You are offline.',
  offlineHint: 'A new code needs a connection.',
  offlineFreshHint: 'A code that was not used still opens. A new one needs a connection.',
  noticeTitle: 'The QR code refreshes on every use.',
  notice: 'Refresh this page after use; a saved picture will not work twice.',
  keepClose: 'Keep it close',
  keepCloseHint: 'The calendar entry holds the times, not the code.',
  addToApple: 'Add to Apple Wallet',
  addToGoogle: 'Add to Google Wallet',
  addToCalendar: 'Add to calendar',
  saveFailed: 'That did not work. Try again.',
  scanClose: 'Close',
  scanNow: ({ time, place }) => `Now ${time}, ${place}`,
  scanHint: 'Hold the screen flat, a hand’s width from the reader.',
  scanAwake: 'Screen stays awake',
  scanOffline: 'Works without a connection',
  message: {
    validNow: 'This key cannot be shown', startsLater: 'This key is not valid yet', endsToday: 'This key cannot be shown',
    expired: 'This key has expired', revoked: 'This key was withdrawn', usedUp: 'This key has been used up', invalid: 'This link is not valid',
  },
  messageHint: {
    validNow: 'Reload the page. If it stays like this, ask the sender for a new key.',
    startsLater: 'Open the link again once it is valid. It stays the same.',
    endsToday: 'Reload the page. If it stays like this, ask the sender for a new key.',
    expired: 'Ask the person who sent it for a new one.',
    revoked: 'The sender or the property took it back. Ask the person who sent it.',
    usedUp: 'It had a limited number of uses. Ask the person who sent it for a new one.',
    invalid: 'Open the link from the message once more, whole. If that does not help, ask the sender for a new one.',
  },
}

/** 'Central Time' beside a clock is 'Central'. */
function short(zone: string): string {
  return zone.replace(/ Time$/, '')
}
