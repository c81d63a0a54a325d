export { ownHosts, type OwnHosts } from '../../middleware/refuseForeignHosts.ts'
export { StoreFileError } from './StoreFileError.ts'
export { isPostgresAddress } from '../postgres/isPostgresAddress.ts'
export { openNodeSandbox, type NodeSandbox, type NodeSandboxOptions } from './openNodeSandbox.ts'
