/** The names under which a browser stores a session (spec §3). `authKey` is the session id. */
export const sessionValueNames = ['authToken', 'authKey', 'csrf', 'authId', 'sidebar_minimize', 'lang'] as const
export type SessionValueName = (typeof sessionValueNames)[number]
