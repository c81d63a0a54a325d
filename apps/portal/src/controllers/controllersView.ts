import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { controllerStates, foldText } from '@portal/domain'
import { listAddress, oneOfPart, searchPart, textPart } from '../app/listAddress.ts'
import { paths } from '../app/paths.ts'
import type { Question } from '../app/asking.tsx'

export type ControllersAnswer = ResponseOf<typeof endpoints.getControllers>
export type Controller = ControllersAnswer['Controllers'][number]
export type DevicePush = ResponseOf<typeof endpoints.getDevicePushes>['Pushes'][number]

export const controllersQuestion: Question<ControllersAnswer> = { key: 'controllers', ask: (api, signal) => api.getControllers({}, { signal }), changesWith: ['controllers', 'doors'] }

/** The parameters in the page's address. `state` null is every state; `open` is the controller whose details are open. */
export const controllersAddress = listAddress(paths.devices, { search: searchPart(80), state: oneOfPart(controllerStates, null), open: { ...textPart(/^.+$/), is: 'view' } })
export type ControllersQuery = typeof controllersAddress.whole

export interface PropertyControllers {
  id: number
  name: string
  timeZone: string
  controllers: Controller[]
}

/** The controllers that match an address, by property, problems first. Every word of the search must occur in the name of the controller or of a door. */
export function byProperty(controllers: readonly Controller[], { search, state }: Pick<ControllersQuery, 'search' | 'state'>): PropertyControllers[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const found = new Map<number, PropertyControllers>()
  for (const controller of controllers) {
    const { PropertyID: id, PropertyName: name, TimeZone: timeZone } = controller
    const text = foldText([controller.Name, controller.Serial, controller.HardwareModel, ...controller.Ports.map(({ Name }) => Name)].join(' '))
    if ((state !== null && controller.State !== state) || !words.every((word) => text.includes(word))) continue
    const property = found.get(id) ?? { id, name, timeZone, controllers: [] }
    property.controllers.push(controller)
    found.set(id, property)
  }
  const rank = ({ State }: Controller) => controllerStates.indexOf(State)
  return [...found.values()].map((property) => ({ ...property, controllers: property.controllers.toSorted((one, other) => rank(one) - rank(other)) }))
}

export interface QueueSummary {
  /** The number of changes that aren't synced. */
  behind: number
  /** The number of these changes whose controller is online. */
  canGo: number
  /** The ISO instant of the oldest of these changes; null without any. */
  oldest: string | null
  nextTry: string | null
  /** Names of the offline controllers. */
  away: string[]
}

export function summarize(controllers: readonly Controller[]): QueueSummary {
  const behindOf = ({ WaitingCount, FailedCount }: Controller) => WaitingCount + FailedCount
  const behind = controllers.filter((controller) => behindOf(controller) > 0)
  const sum = (some: readonly Controller[]) => some.reduce((total, controller) => total + behindOf(controller), 0)
  const first = (instants: readonly (string | null)[]) => instants.filter((instant) => instant !== null).toSorted()[0] ?? null
  const away = behind.filter(({ State }) => State === 'offline')
  return {
    behind: sum(behind), canGo: sum(behind) - sum(away), oldest: first(behind.map(({ OldestWaitingAt }) => OldestWaitingAt)),
    nextTry: first(behind.map(({ NextTryAt }) => NextTryAt)), away: away.map(({ Name }) => Name),
  }
}
