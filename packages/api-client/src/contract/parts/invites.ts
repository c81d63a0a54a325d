export * from '../endpoints/guestRules.ts'
export * from '../endpoints/inviteAdministration.ts'
