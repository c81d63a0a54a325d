import { readPortalConfig, type PortalConfig } from '../config/portalConfig.ts'

/** Reads the answer to `/config.json`; rejects with a sentence for the operator. */
export async function readConfigAnswer(asked: Promise<Response>): Promise<PortalConfig> {
  if (!isSecureContext) throw new Error('This address is not secure. Open the portal by its https address.')
  const answer = await asked
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}.`)
  return readPortalConfig(await answer.json())
}
