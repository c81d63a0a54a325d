import type { Meta, StoryObj } from '@storybook/react-vite'
import { partnerKinds, type PartnerKind } from '@portal/domain'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Migration',
  parameters: { ...portalStory.parameters, portal: { path: '/site/import/migrations', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Scene = ReturnType<typeof sceneOf>

const begin = async ({ portal: { api } }: Scene) => (await api.startPartnerMigration({ SiteID: 1, PropertyID: 1 })).MigrationID

/** Imports records by the portal's own calls. */
async function bring({ portal: { api } }: Scene, MigrationID: number, Kind: PartnerKind) {
  const { Rows } = await api.getPartnerRecords({ SiteID: 1, Kind })
  const { ImportID } = await api.createImport({ Kind, PropertyID: 1, FileName: 'OldGate Cloud: Bayou Court, Annex', Rows: Rows.length, MigrationID })
  await api.addImportRows({
    ImportID,
    Rows: Rows.map(({ Row, Cells: [first = '', second = '', third = '', fourth = '', fifth = ''] }) => ({
      Row,
      ...(Kind === 'users' && { Person: { Name: first, Unit: second, Email: third, Phone: fourth, UserGroup: 'Residents, Tower B' } }),
      ...(Kind === 'accessCodes' && { AccessCode: { Person: first, CodeType: second, Code: third, Label: fourth } }),
      ...(Kind === 'callGroups' && { CallGroup: { Name: first, CallKind: second, DirectoryPin: third, FirstCalled: fourth, Numbers: fifth } }),
      ...(Kind === 'contacts' && { Contact: { Name: first, Relation: second, Phone: third, Email: fourth, Person: fifth } }),
      ...(Kind === 'schedules' && { Schedule: { Name: first, Doors: second, Hours: third } }),
      ...(Kind === 'holidays' && { Holiday: { Name: first, FirstDay: second, LastDay: third } }),
    })),
  })
  await api.changeImport({ ImportID, Action: 'start' })
  await api.getImport({ ImportID })
}

async function broughtOver(scene: Scene): Promise<number> {
  const id = await begin(scene)
  for (const kind of partnerKinds) await bring(scene, id, kind)
  return id
}

export const Sites: Story = { play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Start with Bayou Court, Annex' })) }

export const Begun: Story = {
  play: async ({ canvas, loaded }) => {
    const scene = sceneOf({ loaded })
    await scene.router.navigate(`/site/import/migrations/${await begin(scene)}`)
    await expect(await canvas.findByRole('link', { name: 'Import 12 records' })).toBeVisible()
  },
}

/** The columns are guessed from the names of the other system's fields, as for a file. */
export const Match: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, loaded }) => {
    const scene = sceneOf({ loaded })
    await scene.router.navigate(`/site/import/new?kind=accessCodes&migration=${await begin(scene)}`)
    await expect(await canvas.findByRole('combobox', { name: 'Contains: Cardholder' })).toHaveDisplayValue('User')
  },
}

/** The service refuses one card, which is not imported. */
export const Verified: Story = {
  play: async ({ canvas, loaded }) => {
    const scene = sceneOf({ loaded })
    await scene.router.navigate(`/site/import/migrations/${await broughtOver(scene)}`)
    await expect(await canvas.findByText('junseo.bae@mail.example')).toBeVisible()
    await expect(canvas.getByText('1 record is missing here or differs.')).toBeVisible()
  },
}
export const VerifiedDarkPhone: Story = { ...Verified, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const CutOver: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, canvasElement, loaded }) => {
    const scene = sceneOf({ loaded })
    await scene.router.navigate(`/site/import/migrations/${await broughtOver(scene)}`)
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch over' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    const behind = within(dialog).getByText('1 record is missing here or changed there. It won’t be imported.')
    await waitFor(() => expect(behind).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Switch over' }))
    await canvas.findByText(/^Switched over on/)
  },
}

/** One user has got a new code since the import, so this user can't be undone, and the page says why. */
export const PartlyRolledBack: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, loaded }) => {
    const scene = sceneOf({ loaded })
    const { portal: { api } } = scene
    const MigrationID = await begin(scene)
    await bring(scene, MigrationID, 'users')
    const { Users: [mover] } = await api.getUserTierUserList({ searchText: 'b.quist@mail.example' })
    await api.saveUpdateAccessCodeUnique({ userID: mover?.ID ?? 0, AccessCodeTypeID: 1, Label: 'Gate', Code: '90417', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] })
    await api.changePartnerMigration({ MigrationID, Action: 'rollBack' })
    await scene.router.navigate(`/site/import/migrations/${MigrationID}`)
    // The page polls until everything is undone.
    await expect(await canvas.findByRole('button', { name: 'Remove the rest' })).toBeVisible()
    await expect(canvas.getByText('Bartholomew Quist has had an entry method since.')).toBeVisible()
  },
}
