export { openPostgresNews } from './openPostgresNews.ts'
export { openPostgresStore } from './openPostgresStore.ts'
