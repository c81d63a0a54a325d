export { spanishInviteMessages } from '@portal/domain'
