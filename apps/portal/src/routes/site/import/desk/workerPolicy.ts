/** The Trusted Types policy that vouches for the address of the worker that reads files, and for no other. */
export const workerPolicy = 'portal-worker'
