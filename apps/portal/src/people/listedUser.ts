import type { endpoints, ResponseOf } from '@portal/api-client/contract'

/** One row of the users list, as the service sends it. */
export type ListedUser = ResponseOf<typeof endpoints.getUserTierUserList>['Users'][number]
