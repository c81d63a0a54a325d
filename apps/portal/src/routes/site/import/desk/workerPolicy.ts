/** The name of the Trusted Types policy that allows only the address of the import worker. */
export const workerPolicy = 'portal-worker'
