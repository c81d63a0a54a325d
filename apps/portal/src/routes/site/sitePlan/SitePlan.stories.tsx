import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/SitePlan',
  parameters: { ...portalStory.parameters, portal: { path: '/site/site-plan/1', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><rect width="120" height="60" fill="#e2e4e6"/></svg>'
const input = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement

const filled: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('img', { name: /^Site plan of Whispering Pines/ })).toBeVisible()
  await expect(canvas.getByText('8 of 8 on the plan')).toBeVisible()
}
export const Filled: Story = { play: filled }
export const FilledDarkPhone: Story = { ...Filled, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** A door is removed from the plan, placed from the list and moved by arrow keys, then saved. */
export const PlacedByKeyboard: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Pool Gate from the plan' }))
    await expect(canvas.getByText('7 of 8 on the plan')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pool Gate:/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Place Pool Gate on the plan' }))
    await expect(canvas.getByRole('button', { name: 'Pool Gate: On the plan' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
    await expect(canvas.getByText(/^Pool Gate: \d+% from the left, \d+% from the top$/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Doors' })).toBeVisible()
    await expect(await screen.findByText('Site plan saved')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Pool Gate: Offline' })).toBeVisible()
  },
}

/** On a property without a plan, the user adds first the picture, then the doors. */
export const Empty: Story = {
  globals: { world: 'twoProperties' },
  parameters: { portal: { path: '/site/site-plan/2', signInAs: 'dashboard' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const place = await canvas.findByRole('button', { name: /^Place .* on the plan$/ })
    await expect(place).toHaveAccessibleDescription('Choose a picture first. Then place the doors on it.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Choose a picture of the property.')).toBeVisible()
    await userEvent.upload(input(canvasElement), new File([drawing], 'plan.svg', { type: 'image/svg+xml' }))
    await expect(await canvas.findByRole('img', { name: 'Site plan of Cypress Court' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Choose a picture of the property.')).toBeNull())
  },
}

/** The bytes of the file decide, not its name; the message says what to do. */
export const WrongFile: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('8 of 8 on the plan')
    await userEvent.upload(input(canvasElement), new File(['%PDF-1.7'], 'plan.png', { type: 'image/png' }))
    await expect(await canvas.findByText('plan.png isn’t a PNG, JPEG or SVG picture. Save the plan as one of these and choose it again.')).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Site plan of/ })).toBeVisible()
  },
}

/** The page asks before it deletes the plan. */
export const Deleting: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the site plan?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete site plan' }))
    await expect(await canvas.findByText('No site plan yet')).toBeVisible()
  },
}

/** The page of another account's property is not found. */
export const Missing: Story = {
  parameters: { screenshot: false, portal: { path: '/site/site-plan/2', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Site plan' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}
