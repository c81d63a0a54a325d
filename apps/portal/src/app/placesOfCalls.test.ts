import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EndpointArea, endpoints, type EndpointName } from '@portal/api-client/contract'
import { hardwareCatalogue, PushKind } from '@portal/domain'
import { seedPassword } from '@portal/sandbox'
import { openMemorySandbox } from '@portal/sandbox/memory'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { readPortalConfig } from '../config/portalConfig.ts'
import { createMemorySession } from '../session/createMemorySession.ts'
import { createPortal } from './createPortal.ts'
import { newCallGroupPath, newInvitePath, paths, sitePlanPath } from './paths.ts'
import { beginSession } from './signInAs.ts'
import { siteRoutes } from './siteRoutes.ts'

/** The entries of specification §7 "Other" and "Device pushes", each with its page and calls. */
const places: Readonly<Record<string, { path: string; calls: readonly EndpointName[] }>> = {
  dashboard: { path: paths.dashboard, calls: ['getDashboard', 'openDoor', 'holdDoorOpen', 'closeDoor', 'resumeDoorSchedule', 'pressAtVisitorCall', 'getVisitorCallPhoto'] },
  'go to anything': { path: paths.dashboard, calls: ['goToAnything'] },
  'an account of one’s own': { path: paths.myAccount, calls: ['getOwnAccount', 'saveOwnAccount'] },
  'alerts of one’s own': { path: paths.myAccount, calls: ['getOwnAlerts', 'muteAlertRule'] },
  accounts: { path: paths.accounts, calls: ['getAccounts', 'getAccount', 'saveAccountNote', 'setAccountState', 'createAccount'] },
  brand: { path: paths.brand, calls: ['getAccountBrand', 'saveAccountBrand', 'deleteAccountBrand'] },
  'a site plan': { path: sitePlanPath(1), calls: ['getSitePlan', 'saveSitePlan', 'deleteSitePlan'] },
  contacts: { path: paths.contacts, calls: ['getContacts', 'saveContact', 'deleteContact'] },
  invoices: { path: paths.billing, calls: ['getInvoices', 'getInvoiceInfo', 'downloadInvoice'] },
  schedules: { path: paths.schedules, calls: ['getSchedules', 'saveSchedule', 'deleteSchedule', 'getHolidays', 'saveHoliday', 'deleteHoliday'] },
  'call groups': { path: newCallGroupPath('video'), calls: ['getCallGroups', 'getCallOutcomes', 'saveCallGroup', 'deleteCallGroup'] },
  'PIN invitations': { path: newInvitePath({ name: '', email: '' }), calls: ['createPinInvite'] },
  logs: { path: paths.log, calls: ['getLog', 'getEventPhoto', 'getEntriesByHour', 'getEntriesByDay', 'getDoorStatesByDay', 'getLogViews', 'saveLogView', 'deleteLogView'] },
  export: { path: paths.exports, calls: ['createExport', 'getExports', 'changeExport', 'downloadExport'] },
  alerts: { path: paths.alerts, calls: ['getAlertRules', 'saveAlertRule', 'setAlerts', 'getAlerts', 'getAlertNotices', 'seeAlertNotices'] },
  'an alert': { path: paths.newAlert, calls: ['saveAlertRule', 'deleteAlertRule', 'sendTestAlert', 'countAlerts'] },
  lockdown: { path: paths.lockdown, calls: ['getLockdownPorts', 'previewLockdown', 'setLockdown', 'releaseLockdown', 'retryLockdown', 'getLockdowns', 'getLockdownTrail'] },
  'device pushes': { path: paths.devices, calls: ['getControllers', 'getControllerUptime', 'getDevicePushes', 'sendDevicePushesAgain'] },
}

/** The commands to controllers ("pushes"). No page calls them, because saving a code chooses one by the catalog; each is shown on its controller's page. */
const pushes = {
  getXml: [PushKind.GetXml], evoHttp: [PushKind.EvoHttp], u2Http: [PushKind.U2Http], talkMan: [PushKind.TalkMan],
  omniPointAddCode: [PushKind.OmniPoint], omniPointUpdateCode: [PushKind.OmniPoint], omniPointRemoveCode: [PushKind.OmniPoint],
  entriaSave: [PushKind.Entria], sendCodeToDeviceByModuleIDList: Object.values(PushKind),
} satisfies Partial<Record<EndpointName, readonly PushKind[]>>

/** The areas of the contract that have only calls of these two sections. */
const areas = new Set<EndpointArea>(['accounts', 'alerts', 'brand', 'devices', 'doors', 'exports', 'lockdowns', 'log', 'schedules', 'search', 'sitePlans'])

test('§7 every call of "Other" and "Device pushes" has a page in the table', () => {
  const named = new Set<string>([...Object.values(places).flatMap(({ calls }) => calls), ...Object.keys(pushes)])
  expect(Object.entries(endpoints).filter(([name, { area }]) => areas.has(area) && !named.has(name)).map(([name]) => name)).toEqual([])
})

/** The text of all portal files except tests. */
const source = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixture)\./.test(file))
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')).join('\n')

test.each(Object.entries(places))('§7 %s has a page, and the page makes its calls', (_name, { path, calls }) => {
  const portal = createPortal(readPortalConfig(sandboxConfig), { session: createMemorySession(), fetch: () => Promise.reject(new TypeError('No network.')) })
  const matched = matchRoutes([siteRoutes(portal)], path)?.at(-1)
  expect(matched?.route.path ?? '*').not.toContain('*')
  expect(calls.filter((call) => !new RegExp(`\\bapi\\.${call}\\b`).test(source))).toEqual([])
})

test('§7 every push belongs to a hardware model, and its controller’s page shows it as acknowledged', async () => {
  expect(new Set(hardwareCatalogue.map(({ push }) => push))).toEqual(new Set(Object.values(PushKind)))
  const origin = 'http://localhost:4200'
  const sandbox = await openMemorySandbox({ baseUrl: origin })
  try {
    const { store } = sandbox
    for (const { id, model } of hardwareCatalogue) {
      const port = { id: `port-${id}`, property_id: 1, location_id: 101, name: model, hardware_model: model, status: 'Closed' as const, last_opened_at: null, position: id + 100, station_number: '' }
      await store.insertInto('ports').values(port).execute()
      await store.insertInto('modules').values({ id: id + 1000, property_id: 1, name: model, hardware_model: model }).execute()
      await store.insertInto('port_modules').values({ port_id: port.id, module_id: id + 1000, port_number: 1 }).execute()
    }
    const services = Object.fromEntries(Object.entries(sandboxConfig.services).map(([name, path]) => [name, `${origin}${path}`]))
    const portal = createPortal(readPortalConfig({ ...sandboxConfig, services, keysUrl: `${origin}/keys` }), {
      session: createMemorySession(), fetch: async (input, init) => sandbox.app.fetch(new Request(input, init)),
    })
    await beginSession(portal, await portal.api.login({ username: 'dana.whitfield@whisperingpines.example', password: seedPassword }))
    const { api } = portal
    const pushOf = new Map((await api.getControllers({})).Controllers.map(({ ModuleID, Push }) => [ModuleID, Push]))
    for (const [name, kinds] of Object.entries(pushes)) {
      for (const { id } of hardwareCatalogue.filter(({ push }) => kinds.some((kind) => kind === push))) {
        const ModuleID = id + 1000
        const { Pushes: [sent] } = await (name === 'sendCodeToDeviceByModuleIDList' ? api[name]({ ModuleIDs: [ModuleID] }) : api[name as 'getXml']({ ModuleID }))
        const { Pushes: [shown] } = await api.getDevicePushes({ ModuleID, State: 'done', count: 1 })
        expect(shown, name).toMatchObject({ ID: sent?.ID, ModuleID, Push: pushOf.get(ModuleID), Status: 'acknowledged', Attempts: 1 })
        expect(kinds, name).toContain(shown?.Push)
      }
    }
  } finally {
    await sandbox.close()
  }
})
