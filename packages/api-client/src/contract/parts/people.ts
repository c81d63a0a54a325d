export * from '../endpoints/users.ts'
export * from '../endpoints/groups.ts'
export * from '../endpoints/locations.ts'
