import type { Handlers } from '../Handler.ts'
import { getUserTierUserList } from './getUserTierUserList.ts'

/** Users, groups, places, contacts and what is once only. */
export const peopleHandlers = {
  getUserTierUserList,
} satisfies Partial<Handlers>
