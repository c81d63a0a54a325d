import type { HouseStep } from '@portal/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Scene } from '#portal/testing/openScene.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/House set-up',
  parameters: { ...portalStory.parameters, portal: { path: '/site/single-family-manual-setup', signInAs: 'singleFamilySetup' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Saves the set-up up to a step, with two users, and reopens the page. */
async function comeBackAt(Step: HouseStep, { portal: { api }, router }: Scene): Promise<void> {
  const { Doors: [gate] } = await api.getHouseSetup({})
  await api.openDoor({ PortID: gate?.ID ?? '' })
  for (const FirstName of ['Marc', 'Nia']) {
    await api.saveUserWizard({ PropertyID: 2, UserGroupID: null, HasAllLocationAccess: true, User: { FirstName, LastName: 'Barrow', Email: '' } })
  }
  const house = { AccountName: 'Oakline House', Address: '12 Oakline Drive, Houston', TimezoneID: 'America/Chicago', FirstName: 'Odette', LastName: 'Barrow', Phone: '', WatchmanPhoneNumber: '+1 713 555 0188' }
  await api.saveHouseSetup({ Step, ...house, RungUserIDs: [] })
  await router.navigate('/site/mywebaccount')
  await router.navigate('/site/single-family-manual-setup')
}

/** The first step: the address of the house, and its owner. */
export const House: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set up your house' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Setup steps' })).toBeVisible()
  },
}

/** A returning owner sees the next step, and what already works. */
export const ComingBack: Story = {
  play: async ({ canvas, loaded }) => {
    await comeBackAt('codes', sceneOf({ loaded }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome back, Odette' })).toBeVisible()
    await expect(canvas.getByText('Front Gate already opens. Anyone with an entry method or the app can use it now.')).toBeVisible()
  },
}
export const ComingBackPhone: Story = { ...ComingBack, globals: { viewport: { value: 'phone' } } }

/** Each user has a random code; an invalid one is named, and saving waits. */
export const Codes: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await comeBackAt('codes', sceneOf({ loaded }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with PINs' }))
    const code = await canvas.findByRole('textbox', { name: 'PIN for Nia Barrow' })
    const five = /^\d{5}$/
    await waitFor(() => expect((code as HTMLInputElement).value).toMatch(five))
    await userEvent.clear(code)
    await userEvent.type(code, '00120')
    await expect(canvas.getByText('Too easy: your house number. Press New for another.')).toBeVisible()
    // The codes are fixed, because random ones would change the picture.
    for (const [name, digits] of [['Odette Barrow', '60418'], ['Marc Barrow', '27935']] as const) {
      const field = canvas.getByRole<HTMLInputElement>('textbox', { name: `PIN for ${name}` })
      await expect(field.value).toMatch(five)
      await userEvent.clear(field)
      await userEvent.type(field, digits)
    }
  },
}
export const CodesDarkPhone: Story = { ...Codes, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The test call rings the users who answer, and shows who the call reaches. */
export const RingTest: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await comeBackAt('calls', sceneOf({ loaded }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Calls' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Nia Barrow' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ring test' }))
    await expect(await canvas.findByText('Oakline House, from Front Gate')).toBeVisible()
  },
}

/** The page after the set-up: what works, and the two next steps. */
export const Done: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await comeBackAt('done', sceneOf({ loaded }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Done' }))
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Oakline House is ready' })).toBeVisible()
    await expect(canvas.getByText('Works')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send a first invite' })).toBeVisible()
  },
}

export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
