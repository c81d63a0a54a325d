export { openNodeSandbox, type NodeSandbox, type NodeSandboxOptions } from './openNodeSandbox.ts'
