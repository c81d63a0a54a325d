export * from '../endpoints/restrictions.ts'
export * from '../endpoints/userRestrictions.ts'
