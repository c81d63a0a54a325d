export { InviteMessage } from './InviteMessage.tsx'
export type { InviteMessageProps } from './InviteMessage.tsx'
