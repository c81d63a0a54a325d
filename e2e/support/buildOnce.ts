import { buildPortal } from '../../apps/portal/server/buildPortal.ts'

export default async function buildOnce(): Promise<void> {
  await buildPortal()
}
