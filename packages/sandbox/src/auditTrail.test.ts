import { type EndpointDefinition, type EndpointName, endpoints } from '@portal/api-client/contract'
import { sql } from 'kysely'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyCall } from './everyCall.fixture.ts'
import { peopleCalls, userId } from './peopleCalls.fixture.ts'
import { type AuditedTable, auditedTables } from './store/auditedTables.ts'
import { recordedColumns } from './store/auditTriggers.ts'
import { type Database, tables } from './store/schema.ts'
import { byEngine } from './store/byEngine.ts'
import { inTransaction } from './store/transaction.ts'
import { openBench } from './testing.fixture.ts'

/** Writes that record no change, with the reason. All other writes record one. */
const withoutChange: Partial<Record<EndpointName, string>> = {
  ringHouse: 'the call keeps its own log', sendOwnPhoneCode: 'a code changes nothing until it is used',
  login: 'signing in changes no record', confirmSignIn: 'signing in changes no record', beginPasskeySignIn: 'options change no record', signInWithPasskey: 'signing in changes no record', beginTwoStep: 'a key changes nothing until it is used', beginPasskey: 'a passkey changes nothing until it is saved',
  endTrustedBrowsers: 'trust in a browser is not a record', signInAsAdmin: 'signing in changes no record',
  resendSignInMail: 'a mailed link changes nothing until it is used', userAccountDelete: 'a deletion request changes no record yet', confirmAccountDeletion: 'a deletion request changes no record yet',
  withdrawAccountDeletion: 'a deletion request changes no record yet', refuseAccountDeletion: 'a deletion request changes no record yet',
  emailInvoice: 'a mail changes no record', createSetupIntent: 'a step before a payment method', cancelSetupIntent: 'a step before a payment method',
  saveCard: 'the test’s card is refused', billingSaveCard: 'the test’s card is refused', saveBankAccount: 'the test’s account is refused',
  addImportRows: 'its users are recorded as they are written',
  undoImport: 'its users are recorded as they are written',
  sendCodeToDeviceByModuleIDList: 'a push changes no record', sendDevicePushesAgain: 'a push changes no record', pressAtVisitorCall: 'the call keeps its own log',
  openDoor: 'a door’s action is a gate event', holdDoorOpen: 'a door’s action is a gate event', closeDoor: 'a door’s action is a gate event',
  resumeDoorSchedule: 'a door’s action is a gate event',
  retryLockdown: 'the lockdown keeps its own log',
  updateInvite: 'the test saves unchanged values', endOwnSessions: 'ending a session changes no record',
  extendSignInAs: 'a session is not a record', saveAccountNote: 'a note keeps its own author and time',
  sendTestAlert: 'a mail changes no record', sendPins: 'a mail changes no record', muteAlertRule: 'a mute belongs to its user alone', seeAlertNotices: 'seeing changes no record',
  saveLogView: 'a view belongs to its user alone', deleteLogView: 'a view belongs to its user alone',
}

/** Tables without an audit trail, with the reason. A new table that is neither here nor audited doesn't compile. */
const unauditedTables: Readonly<Record<Exclude<keyof Database, keyof typeof auditedTables>, string>> = {
  phone_codes: 'a code changes nothing until it is used', begun_second_steps: 'a key changes nothing until it is used', recovery_codes: 'new codes are recorded; using one is signing in',
  sign_in_challenges: 'signing in changes no record', trusted_browsers: 'trust in a browser is not a record',
  settings: 'the sandbox’s own', transport_keys: 'the sandbox’s own', nonces: 'the sandbox’s own', attempts: 'the sandbox’s own',
  idempotency: 'the sandbox’s own', progress: 'the sandbox’s own', faults: 'the sandbox’s own', seed_sign_ins: 'the sandbox’s own',
  seed_invites: 'the sandbox’s own', seed_links: 'the sandbox’s own',
  changes: 'the trail itself', change_rows: 'the trail itself',
  sessions: 'signing in changes no record', links: 'a mailed link changes nothing until it is used', mails: 'a mail changes no record',
  mail_attachments: 'a mail changes no record',
  ports: 'a door’s action is a gate event', door_actions: 'a door’s action is a gate event', door_overrides: 'a door’s action is a gate event', door_facts: 'a log of its own',
  gate_events: 'a log of its own', calls: 'a log of its own', call_events: 'a log of its own', call_photos: 'a part of that log',
  device_commands: 'a log of its own', controllers: 'simulated by the sandbox', unsynced_changes: 'old data of controllers',
  account_notes: 'a log of its own', account_visits: 'an operator’s visit changes no record',
  export_parts: 'the contents of an export', log_views: 'a view belongs to its user alone',
  import_rows: 'a log of its own; what they write is recorded', modules: 'no call changes a controller', port_modules: 'no call changes a controller',
  partner_sites: 'data of another system', partner_records: 'data of another system',
  house_setups: 'the step of a wizard', deletion_requests: 'a request, until the deletion is recorded', deletion_links: 'a mailed link changes nothing until it is used', property_locations: 'no call changes a location', invite_codes: 'a guest’s code changes without a press', entry_counts: 'counted at the gate',
  undo_receipts: 'the undo itself is recorded', setup_intents: 'a step before a payment method, which is recorded',
  used_payment_tokens: 'a step before a payment method, which is recorded', invoices: 'no call changes an invoice',
  invoice_lines: 'no call changes an invoice',
  lockdown_events: 'the log of a lockdown', alerts: 'a log of its own', alert_messages: 'a log of its own', alert_mutes: 'a mute belongs to its user alone',
  machine_keys: 'made in the console', webhooks: 'made in the console', webhook_deliveries: 'a log of its own',
}

/** The columns of audited tables that the trail deliberately doesn't record, without those that most tables have. */
const unrecorded: Partial<Record<keyof typeof auditedTables, readonly string[]>> = {
  users: ['name', 'user_portal', 'dashboard_flag', 'release_content', 'has_group_video', 'unit_id', 'unit_sort', 'language', 'theme', 'mails_exports', 'phone_digits', 'is_cellgate_app', 'web_login_until', 'valid_from', 'valid_until', 'last_entry_at', 'updated_at', 'sort_name', 'call_preferences_version', 'call_preferences_by'],
  units: ['name_key', 'sort'],
  further_units: ['user_id'],
  unit_moves: ['unit_id', 'leaves', 'users', 'by_user_id', 'done_at', 'refused', 'receipt_id'],
  group_restrictions: ['group_id'],
  user_restrictions: ['user_id'],
  user_places: ['user_id'],
  sign_ins_as: ['user_id', 'by_user_id', 'at', 'session_hash'],
  two_steps: ['user_id', 'sealed_secret', 'last_step'],
  passkeys: ['user_id', 'credential_id', 'public_key', 'uses', 'used_at'],
  access_codes: ['sealed_code', 'sealed_phone_code', 'last_used_at'],
  access_code_locations: ['code_id'],
  schedule_ports: ['schedule_id'],
  invites: ['sent_by_user_id', 'uses_left', 'last_used_at', 'last_sent_at', 'language', 'sealed_pin'],
  invite_locations: ['invite_id', 'position'],
  invite_weekly: ['invite_id'],
  call_group_members: ['call_group_id'],
  call_group_numbers: ['call_group_id'],
  call_group_invitations: ['call_group_id', 'sent_by'],
  accounts: ['sort_name', 'tenant_type', 'state_changed_at', 'state_changed_by', 'brand_version', 'brand_by'],
  properties: ['fire_alarm_at'],
  site_plans: ['property_id', 'width', 'height'],
  site_plan_doors: ['property_id', 'x', 'y'],
  billing_accounts: ['gateway', 'customer_id', 'card_changed_at', 'card_mailed_at'],
  cards: ['outcome'],
  bank_accounts: ['holder_type', 'account_type', 'routing_number', 'outcome', 'deposit_type', 'arrives_on', 'expires_at'],
  payments: ['attempt', 'method', 'started_at', 'settles_at', 'is_automatic'],
  credits: ['description', 'amount_cents'],
  lockdowns: ['property_id', 'started_at', 'started_by', 'released_by'],
  lockdown_ports: ['lockdown_id', 'port_name', 'module_name', 'position', 'state', 'tries', 'changed_at', 'failure', 'ended_hold', 'was_left_open', 'command_id'],
  alert_rules: ['since'],
  alert_settings: ['checked_at'],
  exports: ['by_user_id', 'kind', 'what', 'language', 'standing', 'lines', 'total', 'percent', 'size', 'started_at', 'ended_at'],
  imports: ['by_user_id', 'by_name', 'kind', 'acknowledges_end', 'new_group_id', 'rows', 'started_at', 'ended_at', 'undo_by_user_id', 'migration_id'],
  partner_migrations: ['site_id', 'by_user_id', 'by_name', 'state', 'started_at', 'rolled_back_by_user_id'],
}
const unrecordedEverywhere = new Set(['id', 'account_id', 'version', 'updated_by', 'created_at'])

test('every write of the contract is recorded in the audit trail or is listed as changing no record', async () => {
  const bench = await openBench()
  const calls = await everyCall(bench)
  for (const name of ['getUserDetails', ...Object.keys(calls)] as EndpointName[]) if (name !== 'login') await calls[name]()
  // These two calls save unchanged values.
  await bench.signIn()
  await bench.client.updateWebAccess({ ID: await userId(bench, 'k.broussard@mail.example'), IsWebLoginEnabled: false })
  await bench.client.updateBillingInfo({ ...(await bench.client.getBillingInfo()), ContactName: 'Ruth Ekholm' })
  const { store } = bench.sandbox
  const left = new Set((await store.selectFrom('changes').select('call').execute()).map(({ call }) => call))
  const writes = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const { method, readOnly }: EndpointDefinition = endpoints[name]
    return method === 'POST' && readOnly !== true
  })
  expect(writes.filter((name) => !left.has(name)).sort()).toEqual(Object.keys(withoutChange).sort())

  const changes = await store.selectFrom('changes').selectAll().execute()
  const rows = await store.selectFrom('change_rows').selectAll().execute()
  expect(changes.filter(({ is_open: isOpen, subjects, account_id: account }) => isOpen !== 0 || subjects < 1 || account === null)).toEqual([])
  expect(rows.filter(({ change_id: id }) => !changes.some((change) => change.id === id))).toEqual([])
  const secrets = await store.selectFrom('users').select('password_hash').where('password_hash', '<>', '').execute()
  const hashes = await store.selectFrom('access_codes').select('code_hash').execute()
  const recorded = rows.map(({ fields }) => fields).join('\n')
  for (const secret of ['sandbox2', ...secrets.map((row) => row.password_hash), ...hashes.flatMap((row) => row.code_hash ?? [])]) {
    expect(recorded.includes(secret), secret).toBe(false)
  }
})

test('a change records the user, the signed-in administrator, the page and both values; a failed call records nothing', async () => {
  const bench = await openBench()
  const resident = await userId(bench, 'a.abbott@mail.example')
  const asDana = await bench.as(await bench.link('signInAsAdmin', 'valid'), () => bench.client.signInAsAdmin())
  const session = { token: asDana.AuthToken, authKey: asDana.user.SessionID, csrf: asDana.CsrfToken }
  const { Version } = await bench.as(session, () => bench.client.getUserDetail({ ID: resident }))
  await bench.as(session, () => bench.client.updateUserDetail({ ID: resident, Version, Notes: 'Two cats.' }))
  await expect(bench.as(session, () => bench.client.updateUserDetail({ ID: resident, Version, Notes: 'Late.' }))).rejects.toMatchObject({ code: 'CONFLICT' })
  const { store } = bench.sandbox
  const [change, ...others] = await store.selectFrom('changes').selectAll().execute()
  expect(others).toEqual([])
  expect(change).toMatchObject({
    call: 'updateUserDetail', page: '/site/users/1', by_user_id: 1, subject: 'person', subject_id: String(resident), action: 'changed', subjects: 1, account_id: 1,
  })
  expect(change?.signed_in_by_name).not.toBe('')
  const row = await store.selectFrom('change_rows').selectAll().executeTakeFirstOrThrow()
  expect(JSON.parse(row.fields)).toEqual({ notes: ['', 'Two cats.'] })
})

test('each slice of a call is recorded as a change by the same user', async () => {
  const bench = await openBench()
  await bench.signIn()
  await peopleCalls(bench).saveBulkUserAction()
  const changes = await bench.sandbox.store.selectFrom('changes').selectAll().execute()
  expect(changes.map(({ call, by_name: by }) => [call, by])).toEqual([['saveBulkUserAction', 'Dana Whitfield']])
})

const audited = Object.entries<AuditedTable>(auditedTables) as [keyof typeof auditedTables, AuditedTable][]

test('every table is audited or exempt for a reason; every column of an audited table is recorded or deliberately omitted', () => {
  expect(Object.keys(unauditedTables).filter((name) => name in auditedTables)).toEqual([])
  for (const [table] of audited) {
    const recorded = new Set(recordedColumns(table).map(({ column }) => column))
    const omitted = Object.keys(tables[table].columns).filter((column) => !recorded.has(column) && !unrecordedEverywhere.has(column))
    expect(omitted, table).toEqual(unrecorded[table] ?? [])
  }
})

test('no code writes a row in a way that the audit trail has no trigger for', () => {
  const folder = import.meta.dirname
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !/\.(?:test|fixture)\.|^seeds/.test(name))
  const statements = files.flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').split(/(?=\b(?:insertInto|updateTable|deleteFrom)\()/))
  const verbs = { insert: 'insertInto', update: 'updateTable', delete: 'deleteFrom' }
  expect(statements.some((text) => text.startsWith("deleteFrom('contacts')"))).toBe(true)
  for (const [table, { never = [] }] of audited) {
    const names = recordedColumns(table).map(({ column }) => column)
    const columns = new RegExp(String.raw`\b(?:${names.join('|')})\b`)
    for (const event of never) {
      const written = statements.filter((text) => text.startsWith(`${verbs[event]}('${table}')`) || (event === 'update' && text.startsWith(`insertInto('${table}')`) && text.includes('doUpdateSet')))
      // An update is allowed that sets only unrecorded columns.
      const found = event === 'update' ? written.filter((text) => columns.test(/(?:\.set|doUpdateSet)\((?:[^()]|\([^()]*\))*\)/.exec(text)?.[0] ?? '')) : written
      expect(found, `${event} of ${table}`).toEqual([])
    }
  }
})

test('a change whose audit record fails is rolled back, and later changes succeed', async () => {
  const { sandbox: { store } } = await openBench()
  const author = { at: 0, call: 'updateUser', page: '', userId: 1, signedInBy: null }
  const rename = (notes: string) => inTransaction(store, (trx) => trx.updateTable('users').set({ notes }).where('id', '=', 1).execute(), { author })
  const note = async () => (await store.selectFrom('users').select('notes').where('id', '=', 1).executeTakeFirstOrThrow()).notes
  const before = await note()
  await byEngine(
    sql`create trigger no_room before update on changes begin select raise(abort, 'no room'); end`,
    sql`create function no_room() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
      create trigger no_room before update on changes for each row execute function no_room()`,
  ).execute(store)
  await expect(rename('999')).rejects.toThrow('no room')
  expect(await note()).toBe(before)
  await byEngine(sql`drop trigger no_room`, sql`drop trigger no_room on changes`).execute(store)
  await rename('998')
  expect(await note()).toBe('998')
})
