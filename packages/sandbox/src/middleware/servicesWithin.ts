import { createRateLimit } from '../limits/rateLimit.ts'
import { createSessions } from '../secrets/sessions.ts'
import { createOutbox } from '../outbox/outbox.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'

/** The same services over another store. A service over the first store would wait for ever while the other store holds a transaction. */
export function servicesWithin(services: Services, store: Store): Services {
  const { clock, limits } = services
  return { ...services, store, sessions: createSessions(store, clock, limits), rateLimit: createRateLimit(store, clock), outbox: createOutbox(store) }
}
