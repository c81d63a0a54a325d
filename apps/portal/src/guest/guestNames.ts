/** Name of the cache that the guest's pages share with their worker. */
export const guestCache = 'portal-guest'

export const guestWorker = '/guest-worker.js'
