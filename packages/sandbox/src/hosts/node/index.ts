
export { ownHosts, type OwnHosts } from '../../middleware/refuseForeignHosts.ts'
export { backupStoreFile } from './backupStoreFile.ts'
export { isUntrusted, type TrustedProxies } from './callerAddress.ts'
export { createJsonLog, logLevels, type AnsweredRequest, type JsonLog } from './createJsonLog.ts'
export { StoreFileError } from './openStoreFile.ts'
export { isPostgresAddress, type NodeSandbox, type NodeSandboxOptions, openNodeSandbox } from './openNodeSandbox.ts'
