export { InviteMessage, type InviteMessageProps } from './InviteMessage.tsx'
