import type { GroupRule } from '../access/groupRules.ts'
import { readPlaces } from '../access/places.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { recordPushes } from './recordPushes.ts'

/** Sends the controllers of a group's rules their codes anew, with the rules as they are now. Inside a transaction. */
export async function pushRules(trx: Store, { accountId, user }: Viewer, rules: readonly GroupRule[], at: number): Promise<void> {
  const places = await readPlaces(trx, accountId)
  const touched = places.flatMap(({ locationId, modules }) => modules.filter(({ id, ports }) => rules.some((rule) =>
    rule.locationId === locationId && (rule.moduleId === null || rule.moduleId === id) && (rule.portId === null || ports.some((port) => port.id === rule.portId)))))
  const modules = [...new Map(touched.map((module) => [module.id, module])).values()]
  await recordPushes(trx, modules, { accountId, at, action: 'all', codeId: null, by: user.name })
}
