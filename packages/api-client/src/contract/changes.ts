/** The kinds of data that the stream of changes names. The stream says that data of a kind changed, but not how; the reader then reads the data again. */
export const changeKinds = ['calls', 'doors', 'lockdown', 'events', 'controllers', 'alerts'] as const

export type ChangeKind = (typeof changeKinds)[number]

/**
 * The call that opens the stream of changes: a GET with the session's headers, answered with server-sent events whose `data` lists kinds,
 * such as `calls,doors`. Comments in between keep the stream open. It ends with the session. 204: the service has no stream; 429: the
 * session has too many.
 */
export const changesCall = { service: 'log', path: '/Change/FollowChanges' } as const
