export { RecurringInviteCard, type RecurringInviteCardProps } from './RecurringInviteCard.tsx'
