export { InviteCard } from './InviteCard.tsx'
export type { InviteCardProps } from './InviteCard.tsx'
