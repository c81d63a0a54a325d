import type { Meta, StoryObj } from '@storybook/react-vite'
import { createImportDesk, type SheetFile } from '@portal/domain'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Example } from './ImportWizard.example.tsx'
import { importWizardGuide } from './ImportWizard.guide.ts'
import type { ImportPlace } from './importPlace.ts'
import { ImportSteps } from './ImportSteps.tsx'
import { ImportWizard, type ImportWizardProps } from './ImportWizard.tsx'
import { SheetCounts } from './SheetCounts.tsx'

const headings = ['Resident', 'Apt', 'E-mail', 'Group', 'Directory PIN']
const movers: SheetFile = {
  name: 'movers.xlsx', encoding: 'xlsx', isGuess: false, sheet: 'Tower B', sheets: ['Tower A', 'Tower B'], headings,
  rows: [
    ['Guadalupe Etchegaray-Winterbourne', '1204', 'guadalupe@mail.example', 'Residents Tower B', '417'], ['Hollis Vandermeer', '905', 'hollis@mail.example', 'Residents, Tower A', '4.5E+12'],
    ['Broussard, Keisha', '0909', 'k.broussard@mail', 'Residents, Tower A', ''],
  ].map((cells, index) => ({ row: index + 2, cells })),
}

function Wizard(props: ImportWizardProps) {
  const [place, setPlace] = useState<ImportPlace>(props.address.place)
  return <ImportWizard {...props} address={{ ...props.address, place, onPlaceChange: ({ place: next }) => setPlace(next) }} />
}

const desk = () => createImportDesk(({ sheet }) => Promise.resolve(sheet === null ? { sheets: movers.sheets } : movers))

const meta = {
  title: 'importing/ImportWizard',
  component: ImportWizard,
  tags: ['autodocs'],
  parameters: { guide: importWizardGuide, layout: 'fullscreen' },
  args: {
    kind: 'users',
    desk: desk(),
    known: {
      groups: ['Residents, Tower A', 'Residents, Tower B'], units: ['1204', '0208', '0905'],
      pins: ['88213', '10010', '00007'].map((pin) => ({ pin, holder: 'Marcus Tran', email: '', isCallGroup: false })), people: [],
    },
    targets: [{ value: '1', label: 'Whispering Pines' }, { value: '2', label: 'Harbor Point' }],
    groups: [{ value: '4', label: 'Residents, Tower A' }],
    address: { place: { step: 'upload', show: null, page: 1 }, hrefFor: ({ step, show }) => `#${step}-${show ?? ''}`, onPlaceChange: fn() },
    onFileSave: fn(),
    onSend: fn(() => Promise.resolve()),
  },
  render: (args) => <Wizard {...args} desk={desk()} />,
} satisfies Meta<typeof ImportWizard>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. For a workbook with several sheets, the wizard asks which one to import. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Tower B' })).toBeVisible()
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

async function choose(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.upload(canvas.getByLabelText('File to import', { selector: 'input' }), new File(['x'], 'movers.xlsx'))
  return canvas
}

export const Match: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Tower B' }))
    await expect(await canvas.findByRole('combobox', { name: 'Contains: Apt' })).toHaveValue('Unit')
    await expect(canvas.getByText('3 rows of the sheet Tower B.')).toBeVisible()
  },
}

/** The user fixes all problems of a kind with one press, fixes another in its cell, and sends the rows. */
export const Check: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await choose(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Tower B' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'User group of new users' }), '4')
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Check' }))
    const pin = await canvas.findByRole('textbox', { name: 'Directory PIN of row 3' })
    await expect(pin).toHaveAccessibleDescription(/shortened this number/)
    await expect(canvas.getByRole('button', { name: 'Preview 0 rows' })).toBeDisabled()
    await userEvent.clear(pin)
    await userEvent.type(pin, '45000{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Use Residents, Tower B' }))
    const send = await canvas.findByRole('button', { name: 'Preview 2 rows' })
    await userEvent.click(send)
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ sheet: expect.objectContaining({ fileName: 'movers.xlsx', target: '1', group: '4', count: 2 }) }))
  },
}
export const CheckPhone: Story = { ...Check, globals: { viewport: { value: 'phone' } } }

/** The steps as shown above the pages after the wizard. */
export const Following: Story = {
  parameters: { screenshot: false },
  render: () => (
    <>
      <ImportSteps current="write" doneUntil="end" />
      <SheetCounts items={[{ id: 'create', label: 'Create', count: 12 }, { id: 'conflict', label: 'Refused', count: 1, tone: 'danger' }]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refused')).toBeVisible()
  },
}
