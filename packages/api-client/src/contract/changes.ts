/** What the stream of changes names. It says that something of a kind changed, never what: the reader asks again. */
export const changeKinds = ['calls', 'doors', 'lockdown', 'events', 'controllers', 'alerts'] as const

export type ChangeKind = (typeof changeKinds)[number]

/**
 * The stream of changes: a GET with the session's headers, answered with server-sent events whose `data` lists kinds, such as
 * `calls,doors`. Comments in between keep it open. It ends with the session. 204: there is no stream; 429: the session has too many.
 */
export const changesCall = { service: 'log', path: '/Change/FollowChanges' } as const
