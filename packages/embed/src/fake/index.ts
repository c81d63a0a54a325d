export { createFakeSource } from './createFakeSource.ts'
export type { FakeKey, FakeSource } from './createFakeSource.ts'
export type { AskForInvite, InviteSource, KeepName } from '../service/InviteSource.ts'
