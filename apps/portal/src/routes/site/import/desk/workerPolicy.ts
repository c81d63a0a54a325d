/** The Trusted Types policy that allows only the import worker's address. */
export const workerPolicy = 'portal-worker'
