/** The name of the cache that the guests' pages share with their worker. */
export const guestCache = 'portal-guest'

export const guestWorker = '/guest-worker.js'
