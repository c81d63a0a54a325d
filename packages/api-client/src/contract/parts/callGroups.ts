export * from '../endpoints/callGroupPlans.ts'
export * from '../endpoints/callGroupInvitations.ts'
