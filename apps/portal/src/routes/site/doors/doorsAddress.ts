import { foldText } from '@portal/domain'
import { dayPart, idPart, listAddress, oneOfPart, searchPart } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'
import { portStatuses, type Port } from '#portal/doors/doorsQuestion.ts'

/** The ways of showing the doors, besides the list. */
export const doorViews = ['day', 'plan'] as const

/** The parameters in the page's address. Null means every `status`, the user's own `property`, the list for `view`, and today for `day`. */
export const doorsAddress = listAddress(paths.doors, {
  search: searchPart(80), status: oneOfPart(portStatuses, null), property: { ...idPart, is: 'view' }, view: { ...oneOfPart(doorViews, null), is: 'view' }, day: { ...dayPart, is: 'view' },
})
export type DoorsQuery = typeof doorsAddress.whole

/** The doors with this status whose name or hardware contains every word of the search. */
export function findDoors(ports: readonly Port[], { search, status }: DoorsQuery): Port[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return ports.filter((port) => {
    const text = foldText(`${port.Name} ${port.HardwareModel}`)
    return (status === null || port.Status === status) && words.every((word) => text.includes(word))
  })
}
