export { RecurringInviteCard } from './RecurringInviteCard.tsx'
export type { RecurringInviteCardProps } from './RecurringInviteCard.tsx'
