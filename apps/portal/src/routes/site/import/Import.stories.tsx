import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Import',
  parameters: { ...portalStory.parameters, portal: { path: '/site/import/new', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Scene = ReturnType<typeof sceneOf>

const movers = [
  'Resident\tApt\tE-mail\tPhone\tGroup\tDirectory PIN',
  'Guadalupe Etchegaray-Winterbourne\t1204\tguadalupe@mail.example\t(713) 555-0117\tResidents Tower B\t417',
  'Hollis Vandermeer\t0905\thollis@mail.example\t(281) 555-0190\tResidents, Tower A\t4.5E+12',
  'Keisha Broussard\t0909\tk.broussard@mail.example\t\tResidents, Tower A\t',
  'Imani Oyelaran\tMar-14\timani@mail.example\t34911234567\tResidents, Tower B\t',
].join('\n')

/** Sends the rows of a file by the portal's own calls. */
async function handOver({ portal: { api } }: Scene): Promise<number> {
  const people = [
    { Name: 'Guadalupe Etchegaray-Winterbourne', Email: 'guadalupe@mail.example', Unit: '1409', UserGroup: 'Residents, Tower B' },
    { Name: 'Keisha Broussard', Email: 'k.broussard@mail.example', Unit: '0909', UserGroup: 'Residents, Tower A' },
    { Name: 'Hollis Vandermeer', Unit: '0905', UserGroup: 'Penthouse' },
  ]
  const { ImportID } = await api.createImport({ PropertyID: 1, FileName: 'residents_2026-11.csv', Rows: people.length })
  await api.addImportRows({ ImportID, Rows: people.map((Person, index) => ({ Row: index + 2, Person })) })
  return ImportID
}

async function runAll(scene: Scene): Promise<number> {
  const ImportID = await handOver(scene)
  await scene.portal.api.changeImport({ ImportID, Action: 'start' })
  await scene.portal.api.getImport({ ImportID })
  return ImportID
}

export const Empty: Story = {
  parameters: { portal: { path: '/site/import', signInAs: 'dashboard' } },
  play: async ({ canvas }) => void (await canvas.findByText('No imports yet')),
}

export const Filled: Story = {
  parameters: { portal: { path: '/site/import', signInAs: 'dashboard' } },
  play: async ({ canvas, loaded }) => {
    const scene = sceneOf({ loaded })
    await runAll(scene)
    await handOver(scene)
    await scene.router.revalidate()
    await expect(await canvas.findByText('1 created, 1 changed')).toBeVisible()
  },
}

export const Upload: Story = { play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Choose a file' })) }

/** Problems that a spreadsheet caused are shown in their cells, with the count of each kind above. */
export const Check: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose a file' })
    await userEvent.click(document.body)
    await userEvent.paste(movers)
    await userEvent.click(await canvas.findByRole('button', { name: 'Next: Check' }))
    await expect(await canvas.findByRole('textbox', { name: 'Directory PIN of row 3' })).toHaveAccessibleDescription(/shortened this number/)
  },
}
export const CheckDarkPhone: Story = { ...Check, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const Match: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose a file' })
    await userEvent.click(document.body)
    await userEvent.paste(movers)
    await expect(await canvas.findByRole('combobox', { name: 'Contains: Apt' })).toHaveValue('Unit')
  },
}

/** The workbook is incomplete, and the message says what to do. */
export const Workbook: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Choose a file' })
    const input = canvasElement.querySelector('input[type=file]')
    await userEvent.upload(input as HTMLInputElement, new File(['PK\u0003\u0004'], 'movers.xlsx'))
    await expect(await canvas.findByText(/save it again/)).toBeVisible()
  },
}

export const DryRun: Story = {
  play: async ({ canvas, loaded }) => {
    const scene = sceneOf({ loaded })
    await scene.router.navigate(`/site/import/${await handOver(scene)}`)
    await expect(await canvas.findByText('There is no user group called Penthouse.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled())
    await expect(canvas.getByRole('row', { name: /Guadalupe/ })).toHaveTextContent('New unit 1409')
  },
}

export const Finished: Story = {
  play: async ({ canvas, loaded }) => {
    const scene = sceneOf({ loaded })
    await scene.router.navigate(`/site/import/${await runAll(scene)}`)
    await expect(await canvas.findByText(/^Finished: 1 created, 1 changed/)).toBeVisible()
  },
}

export const Paused: Story = {
  play: async ({ canvas, loaded }) => {
    const scene = sceneOf({ loaded })
    const ImportID = await handOver(scene)
    await scene.portal.api.changeImport({ ImportID, Action: 'start' })
    await scene.portal.api.changeImport({ ImportID, Action: 'pause' })
    await scene.router.navigate(`/site/import/${ImportID}`)
    await expect(await canvas.findByRole('button', { name: 'Resume' })).toBeVisible()
    await expect(canvas.queryByText(/The import continues/)).toBeNull()
  },
}

/** The file has call groups, one of which reaches no one, so the import needs a confirmation. */
export const CallGroups: Story = {
  play: async ({ canvas, loaded }) => {
    const scene = sceneOf({ loaded })
    const { api } = scene.portal
    const { ImportID } = await api.createImport({ Kind: 'callGroups', PropertyID: 1, FileName: 'desks.csv', Rows: 3 })
    const rows = [
      { Name: 'Pool Desk', FirstCalled: 'k.broussard@mail.example', Numbers: 'Night line: (713) 555-0100' }, { Name: 'Dead End', FirstCalled: 'k.broussard@mail.example' },
      { Name: 'Ghost Desk', FirstCalled: 'Nobody Atall' },
    ]
    await api.addImportRows({ ImportID, Rows: rows.map((CallGroup, index) => ({ Row: index + 2, CallGroup })) })
    await scene.router.navigate(`/site/import/${ImportID}`)
    await expect(await canvas.findByText('There is no user called Nobody Atall.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Import anyway' }))
    await expect(await canvas.findByRole('button', { name: 'Import 2 rows' })).toBeEnabled()
  },
}
