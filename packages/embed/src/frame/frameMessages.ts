/** The data that the host page sends to the frame, again after each change. */
export interface GivenKey {
  token: string
  lang: string
  dir: string
  theme: string
  isAtOnce: boolean
  /** The partner's brand: the `--portal-brand-…` variables, computed at the frame. */
  brand: Record<string, string>
}

/** The messages of the frame to the host page. None contains a secret. */
export type FrameMessage =
  | { say: 'ready' }
  | { say: 'height'; height: number }
  | { say: 'event'; name: FrameEvent; detail: Record<string, string | boolean> | null }

/** The card's events that a frame forwards, with their details. */
export const frameEvents = {
  'portal-invite-shown': ['kind', 'status'],
  'portal-invite-used': ['usedAt'],
  'portal-invite-ended': [],
  'portal-invite-scan': ['isOpen'],
  'portal-invite-error': ['code'],
} as const satisfies Record<string, readonly string[]>

export type FrameEvent = keyof typeof frameEvents

/** The greatest height that a frame can request, in pixels. */
const highest = 10_000

/** The property of a message that names its channel, so that two frames on one page don't mix up messages. */
const channelKey = 'portalInvite'

export const inChannel = <Message extends object>(channel: string, message: Message) => ({ [channelKey]: channel, ...message })

/** Reads a message of the frame; null for any other message. */
export function readFrameMessage(data: unknown, channel: string): FrameMessage | null {
  const message = ofChannel(data, channel)
  if (message?.['say'] === 'ready') return { say: 'ready' }
  const { height, name, detail } = message ?? {}
  if (message?.['say'] === 'height') return typeof height === 'number' && height >= 0 && height <= highest ? { say: 'height', height } : null
  if (message?.['say'] !== 'event' || typeof name !== 'string' || !Object.hasOwn(frameEvents, name)) return null
  const told = frameEvents[name as FrameEvent]
  const given = typeof detail === 'object' && detail !== null ? detail as Record<string, unknown> : {}
  const entries = told.map((key) => [key, given[key]] as const).filter((entry): entry is readonly [typeof entry[0], string | boolean] => ['string', 'boolean'].includes(typeof entry[1]))
  return { say: 'event', name: name as FrameEvent, detail: told.length === 0 ? null : Object.fromEntries(entries) }
}

/** Reads the host page's data for the key; null for any other message. */
export function readGivenKey(data: unknown, channel: string): GivenKey | null {
  const { key } = ofChannel(data, channel) ?? {}
  if (typeof key !== 'object' || key === null) return null
  const { token, lang, dir, theme, isAtOnce, brand } = key as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const looks = Object.entries(typeof brand === 'object' && brand !== null ? brand : {}).filter(([name, value]) => /^--portal-brand-[\w-]+$/.test(name) && typeof value === 'string')
  return { token: text(token), lang: text(lang), dir: text(dir), theme: text(theme), isAtOnce: isAtOnce === true, brand: Object.fromEntries(looks) as Record<string, string> }
}

function ofChannel(data: unknown, channel: string): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null || channel === '') return null
  const message = data as Record<string, unknown>
  return message[channelKey] === channel ? message : null
}
