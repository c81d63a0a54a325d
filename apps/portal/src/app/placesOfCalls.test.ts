import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointName } from '@portal/api-client/contract'
import { hardwareCatalogue, PushKind } from '@portal/domain'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { readPortalConfig } from '../config/portalConfig.ts'
import { createMemorySession } from '../session/createMemorySession.ts'
import { newCallGroupPath, newInvitePath, paths } from './paths.ts'
import { createPortal } from './createPortal.ts'
import { siteRoutes } from './siteRoutes.ts'

/** What specification §7 "Other" and "Device pushes" name, with the page where it shows and the calls that show it. */
const places: Readonly<Record<string, { path: string; calls: readonly EndpointName[] }>> = {
  dashboard: { path: paths.dashboard, calls: ['getDashboard'] },
  accounts: { path: paths.myAccount, calls: ['getOwnAccount', 'saveOwnAccount'] },
  contacts: { path: paths.contacts, calls: ['getContacts', 'saveContact', 'deleteContact'] },
  invoices: { path: paths.billing, calls: ['getInvoices', 'getInvoiceInfo', 'downloadInvoice'] },
  schedules: { path: paths.schedules, calls: ['getSchedules', 'saveSchedule', 'deleteSchedule'] },
  'call groups': { path: newCallGroupPath('video'), calls: ['getCallGroups', 'saveCallGroup', 'deleteCallGroup'] },
  'PIN invitations': { path: newInvitePath({ name: '', email: '' }), calls: ['createPinInvite'] },
  logs: { path: paths.log, calls: ['getLog'] },
  export: { path: paths.exports, calls: ['createExport', 'getExports', 'changeExport', 'downloadExport'] },
  lockdown: { path: paths.lockdown, calls: ['getLockdownPorts', 'previewLockdown', 'setLockdown', 'releaseLockdown', 'retryLockdown', 'getLockdowns', 'getLockdownTrail'] },
  'device pushes': { path: paths.devices, calls: ['getControllers', 'getDevicePushes', 'sendDevicePushesAgain'] },
}

/** All that the portal's own files say, without their tests. */
const source = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixture)\./.test(file))
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')).join('\n')

test.each(Object.entries(places))('§7 %s has a page, and the page makes its calls', (_name, { path, calls }) => {
  const portal = createPortal(readPortalConfig(sandboxConfig), { session: createMemorySession(), fetch: () => Promise.reject(new TypeError('No network.')) })
  const matched = matchRoutes([siteRoutes(portal)], path)?.at(-1)
  expect(matched?.route.path ?? '*').not.toContain('*')
  expect(calls.filter((call) => !new RegExp(`\\bapi\\.${call}\\b`).test(source))).toEqual([])
})

test('§7 every push is that of some hardware, which the page of the controllers names', () => {
  expect(new Set(hardwareCatalogue.map(({ push }) => push))).toEqual(new Set(Object.values(PushKind)))
})
