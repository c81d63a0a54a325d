export { CallActions } from './CallActions.tsx'
export { CallThumbnail } from './CallThumbnail.tsx'
