export { createFakeSource, type FakeKey, type FakeSource } from './createFakeSource.ts'
export type { AskForInvite, InviteSource, KeepName } from '../service/InviteSource.ts'
