export { InsecureContext, isSealError, SealError, SealErrorCode } from './crypto/index.ts'
