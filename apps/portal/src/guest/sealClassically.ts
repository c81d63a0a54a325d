import type { createGuestCaller } from '@portal/embed/guest'
import { makeClassicEnvelope } from '../app/makeClassicEnvelope.ts'
import type { PortalConfig } from '../config/portalConfig.ts'

/** The encryption for services that accept only plain chunks; few deployments need it. */
export function sealClassically({ classicEnvelope }: PortalConfig): Parameters<typeof createGuestCaller>[0]['seal'] {
  if (!classicEnvelope) throw new Error('This deployment seals its requests.')
  const envelope = makeClassicEnvelope(classicEnvelope)
  // A guest's payload is plain ASCII: a token and an id.
  return (payload, context) => envelope.wrap(JSON.stringify(payload), context)
}
