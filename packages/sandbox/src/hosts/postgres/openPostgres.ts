export { openPostgresNews } from './openPostgresNews.ts'
export { openPostgresQueue } from './openPostgresQueue.ts'
export { openPostgresStore } from './openPostgresStore.ts'
