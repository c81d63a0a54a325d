import { createImportDesk, type ImportDesk, type SheetFile } from '@portal/domain'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type ImportDraft, ImportWizard } from './ImportWizard.tsx'

const file: SheetFile = {
  name: 'movers.csv', encoding: 'utf-8', isGuess: false, sheet: null, sheets: [], headings: ['Name', 'PIN'],
  rows: [['Ana Ruiz', '4.5E+12'], ['Luis Ortega', '417']].map((cells, index) => ({ row: index + 2, cells })),
}
const begun: ImportDraft = { desk: { kind: 'users', file, columns: ['Name', 'DirectoryPin'], rows: null }, target: '1', group: '', edits: [] }
const pinOfAna = () => page.getByRole('textbox', { name: 'Directory PIN of row 2' })

async function open(desk: ImportDesk, draft: ImportDraft) {
  const kept: (ImportDraft | null)[] = []
  const screen = await render(
    <ImportWizard
      kind="users" desk={desk} known={{ groups: [], pins: [], units: [], people: [] }} targets={[{ value: '1', label: 'Whispering Pines' }]}
      address={{ place: { step: 'check', show: null, page: 1 }, hrefFor: ({ step }) => `#${step}`, onPlaceChange: () => undefined }} onFileSave={() => undefined} onSend={() => Promise.resolve()}
      draftMemory={{ draft, onDraftChange: (change) => kept.push(change.draft) }}
    />,
  )
  return { kept, ...screen }
}

it('an edit is saved before the worker applies it, and is applied again after a reload', async () => {
  const slow = createImportDesk(() => Promise.resolve(file))
  const { kept, unmount } = await open({ ...slow, edit: () => new Promise(() => undefined) }, begun)
  await expect.element(page.getByText('Showing 1 of 1')).toBeVisible()
  await pinOfAna().fill('45000')
  await userEvent.keyboard('{Enter}')
  expect(kept.at(-1)).toEqual({ ...begun, edits: [{ kind: 'cell', row: 2, cell: 1, text: '45000' }] })
  await unmount()
  await open(createImportDesk(() => Promise.resolve(file)), kept.at(-1) ?? begun)
  await expect.element(page.getByRole('button', { name: 'Preview 2 rows' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Directory PIN of row 2: 45000' })).toBeVisible()
})

it('an undone edit stays undone after a reload', async () => {
  const desk = () => createImportDesk(() => Promise.resolve(file))
  const { kept, unmount } = await open(desk(), begun)
  await pinOfAna().fill('45000')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(pinOfAna()).toHaveValue('4.5E+12')
  await expect.poll(() => kept.at(-1)?.edits).toEqual([])
  await unmount()
  await open(desk(), kept.at(-1) ?? begun)
  await expect.element(pinOfAna()).toHaveValue('4.5E+12')
})
