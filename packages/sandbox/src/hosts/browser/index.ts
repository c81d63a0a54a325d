export type { Fault, FaultFailure } from '../../middleware/injectFaults.ts'
export { codeAt } from '../../twoStep/turnTwoStep.ts'
export { isWorldName, type WorldName, worlds } from '../../seeds/worlds/index.ts'
export { createBrowserSandbox, type BrowserSandbox, type BrowserSandboxOptions, type ResetOptions } from './createBrowserSandbox.ts'
