import { idPart, listAddress, oneOfPart, textPart } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'

/** The parameters in the page's address. `view` null is the list. `group` and `door` are the selected cell of the table. `property` null is the first. */
export const groupsAddress = listAddress(paths.groups, {
  view: { ...oneOfPart(['doors'], null), is: 'view' },
  property: { ...idPart, is: 'view' },
  group: { ...idPart, is: 'view' },
  door: { ...textPart(/^.{1,64}$/), is: 'view' },
})
export type GroupsQuery = typeof groupsAddress.whole
