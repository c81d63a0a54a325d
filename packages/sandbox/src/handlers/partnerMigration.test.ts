import { type PartnerKind, partnerKinds } from '@portal/domain'
import { expect, test } from 'vitest'
import { type Bench, openBench } from '../testing.fixture.ts'

/** Imports the records of another system's property as the portal does, with named fields. */
async function bring({ client }: Bench, MigrationID: number, Kind: PartnerKind, rows?: readonly number[]) {
  const { Rows } = await client.getPartnerRecords({ SiteID: 1, Kind })
  const wanted = Rows.filter(({ Row }) => rows?.includes(Row) ?? true)
  const { ImportID } = await client.createImport({ Kind, PropertyID: 1, FileName: 'OldGate Cloud', Rows: wanted.length, MigrationID })
  await client.addImportRows({
    ImportID,
    Rows: wanted.map(({ Row, Cells: [first = '', second = '', third = '', fourth = '', fifth = ''] }) => ({
      Row,
      ...(Kind === 'users' && { Person: { Name: first, Unit: second, Email: third, Phone: fourth, UserGroup: 'Residents, Tower B' } }),
      ...(Kind === 'accessCodes' && { AccessCode: { Person: first, CodeType: second, Code: third, Label: fourth } }),
      ...(Kind === 'callGroups' && { CallGroup: { Name: first, CallKind: second, DirectoryPin: third, FirstCalled: fourth, Numbers: fifth } }),
      ...(Kind === 'contacts' && { Contact: { Name: first, Relation: second, Phone: third, Email: fourth, Person: fifth } }),
      ...(Kind === 'schedules' && { Schedule: { Name: first, Doors: second, Hours: third } }),
      ...(Kind === 'holidays' && { Holiday: { Name: first, FirstDay: second, LastDay: third } }),
    })),
  })
  await client.changeImport({ ImportID, Action: 'start' })
  expect(await client.getImport({ ImportID })).toMatchObject({ State: 'done', MigrationID })
  return ImportID
}

async function start(bench: Bench) {
  await bench.signIn()
  return (await bench.client.startPartnerMigration({ SiteID: 1, PropertyID: 1 })).MigrationID
}

const everything = async ({ sandbox: { store } }: Bench) => ({
  people: await store.selectFrom('users').select(['name', 'email', 'phone', 'unit', 'group_id']).where('removed_at', 'is', null).orderBy('id').execute(),
  codes: await store.selectFrom('access_codes').select(['user_id', 'type', 'label', 'code_hash']).orderBy('id').execute(),
  groups: await store.selectFrom('call_groups').select(['name', 'directory_pin']).orderBy('id').execute(),
  contacts: await store.selectFrom('contacts').select(['name', 'user_id']).orderBy('id').execute(),
  schedules: await store.selectFrom('schedules').select(['name', 'windows']).orderBy('id').execute(),
  holidays: await store.selectFrom('holidays').select(['name', 'first_day']).orderBy('id').execute(),
})

test('a property is imported, compared with the old system, switched over, and rolled back without a trace', async () => {
  const bench = await openBench()
  const { client } = bench
  const before = await everything(bench)
  const MigrationID = await start(bench)
  const [site] = (await client.getPartnerSites({})).Sites
  expect(site).toMatchObject({ System: 'OldGate Cloud', Records: [{ Kind: 'users', Count: 12 }, { Kind: 'accessCodes', Count: 10 }, { Kind: 'callGroups', Count: 3 }, { Kind: 'contacts', Count: 4 }, { Kind: 'holidays', Count: 2 }, { Kind: 'schedules', Count: 1 }], MigrationID, ReadOnlySince: null })
  await expect(client.startPartnerMigration({ SiteID: 1, PropertyID: 1 })).rejects.toMatchObject({ code: 'MIGRATION_STATE' })

  for (const kind of partnerKinds) await bring(bench, MigrationID, kind)
  const verified = await client.getPartnerMigration({ MigrationID })
  const [people, codes, ...others] = verified.Parts
  expect(people).toMatchObject({ Kind: 'users', There: 12, Here: 12, ChangedSince: 0, Missing: [] })
  expect(people?.Sample.map(({ Row, Differences }) => [Row, Differences])).toEqual([2, 4, 6, 9, 11, 13].map((row) => [row, []]))
  expect(codes).toMatchObject({ There: 10, Here: 9, Missing: [{ Row: 11, Name: 'junseo.bae@mail.example', Reason: 'refused' }] })
  expect(codes?.Sample.every(({ Differences }) => Differences.length === 0)).toBe(true)

  expect(others).toMatchObject([{ Kind: 'callGroups', There: 3, Here: 3 }, { Kind: 'contacts', There: 4, Here: 4 }, { Kind: 'holidays', There: 2, Here: 2 }, { Kind: 'schedules', There: 1, Here: 1 }])
  for (const { Sample } of others) expect(Sample.map(({ Differences, message }) => [Differences, message])).toEqual(Sample.map(() => [[], '']))

  await expect(client.changePartnerMigration({ MigrationID, Action: 'cutOver' })).rejects.toMatchObject({ code: 'RECORDS_MISSING' })
  expect(await client.changePartnerMigration({ MigrationID, Action: 'cutOver', AcknowledgesMissing: true })).toMatchObject({ State: 'cutOver', Site: { ReadOnlySince: expect.any(String) as string } })
  await expect(client.createImport({ Kind: 'users', PropertyID: 1, FileName: 'Late', Rows: 1, MigrationID })).rejects.toMatchObject({ code: 'MIGRATION_STATE' })

  await client.changePartnerMigration({ MigrationID, Action: 'rollBack' })
  for (let asked = 0; asked < 12; asked += 1) await client.getPartnerMigrations({})
  expect(await client.getPartnerMigration({ MigrationID })).toMatchObject({
    State: 'rolledBack', Site: { ReadOnlySince: null, MigrationID: null },
    // The user who existed before the import stays.
    Parts: [{ Here: 1, Missing: expect.arrayContaining([expect.objectContaining({ Reason: 'takenBack' })]) as object }, { Here: 0 }, { Here: 0 }, { Here: 0 }, { Here: 0 }, { Here: 0 }],
  })
  expect(await everything(bench)).toEqual(before)
})

test('the comparison lists records that changed in the old system, changed here, were deleted here or are missing', async () => {
  const bench = await openBench()
  const { client, sandbox, time } = bench
  const MigrationID = await start(bench)
  await bring(bench, MigrationID, 'users', [2, 3, 4])
  time.now += 60_000
  await sandbox.store.updateTable('partner_records').set({ changed_at: time.now }).where('kind', '=', 'users').where('row', '=', 2).execute()
  const id = async (email: string) => (await sandbox.store.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const ID = await id('b.quist@mail.example')
  await client.updateUserDetail({ ID, Unit: 'B9', Version: (await client.getUserDetail({ ID })).Version })
  const gone = await id('carmen.yd@mail.example')
  await client.deleteUser({ ID: gone, Version: (await client.getUserDetail({ ID: gone })).Version })
  const [people] = (await client.getPartnerMigration({ MigrationID })).Parts
  expect(people).toMatchObject({ There: 12, Here: 2, ChangedSince: 1 })
  expect(people?.Missing.slice(0, 2)).toMatchObject([{ Row: 4, Reason: 'removed' }, { Row: 5, Reason: 'notYet' }])
  expect(people?.Sample).toMatchObject([{ Row: 2, Differences: [] }, { Row: 3, Differences: [{ Field: 'Unit', There: 'A102', Here: 'B9' }] }])
})

test('a rollback keeps records that others depend on and says why; a later rollback completes it', async () => {
  const bench = await openBench()
  const { client, sandbox } = bench
  const before = await everything(bench)
  const MigrationID = await start(bench)
  await bring(bench, MigrationID, 'users', [2, 3])
  const { id } = await sandbox.store.selectFrom('users').select('id').where('email', '=', 'b.quist@mail.example').executeTakeFirstOrThrow()
  const code = await client.saveUpdateAccessCodeUnique({ userID: id, AccessCodeTypeID: 1, Label: 'Gate', Code: '90417', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] })
  await client.changePartnerMigration({ MigrationID, Action: 'rollBack' })
  for (let asked = 0; asked < 4; asked += 1) await client.getPartnerMigrations({})
  const { State, RolledBackAt, Site, Parts: [people] } = await client.getPartnerMigration({ MigrationID })
  expect(State).toBe('partlyRolledBack')
  expect(RolledBackAt).not.toBeNull()
  // The property can still be imported again.
  expect(Site).toMatchObject({ ReadOnlySince: null, MigrationID: null })
  expect(people).toMatchObject({ Here: 1, Imports: [{ Undone: 1, UndoRefused: 1 }], Staying: 1, Stays: [{ Row: 3, Name: 'Bartholomew Quist', RecordID: id, message: 'Bartholomew Quist has had an entry method since.' }] })
  expect((await client.getPartnerMigrations({})).Migrations).toMatchObject([{ State: 'partlyRolledBack' }])
  await expect(client.changePartnerMigration({ MigrationID, Action: 'cutOver' })).rejects.toMatchObject({ code: 'MIGRATION_STATE' })

  await client.deleteAccessCode({ ID: code.ID })
  await client.changePartnerMigration({ MigrationID, Action: 'rollBack' })
  for (let asked = 0; asked < 4; asked += 1) await client.getPartnerMigrations({})
  expect(await client.getPartnerMigration({ MigrationID })).toMatchObject({ State: 'rolledBack', Parts: [{ Here: 0, Staying: 0, Stays: [] }, {}, {}, {}, {}, {}] })
  expect(await everything(bench)).toEqual(before)
  await expect(client.changePartnerMigration({ MigrationID, Action: 'rollBack' })).rejects.toMatchObject({ code: 'MIGRATION_STATE' })
})

test('digits from the old system are stored encrypted, and users without the import right read none', async () => {
  const bench = await openBench()
  await bench.signIn()
  expect((await bench.client.getPartnerRecords({ SiteID: 1, Kind: 'accessCodes' })).Rows[0]?.Cells).toContain('73101')
  expect(JSON.stringify(await bench.sandbox.store.selectFrom('partner_records').selectAll().execute())).not.toContain('73101')
  await bench.signIn('desk@whisperingpines.example')
  await expect(bench.client.getPartnerRecords({ SiteID: 1, Kind: 'users' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
