export { openMemorySandbox, type MemorySandbox, type MemorySandboxOptions } from './openMemorySandbox.ts'
