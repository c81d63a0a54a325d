import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { portalStory } from '../../../testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/New user',
  parameters: { ...portalStory.parameters, portal: { path: '/site/users/new', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const goOn = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }))

async function nameThem({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByLabelText('First name'), 'Ngozi')
  await userEvent.type(canvas.getByLabelText('Last name'), 'Achterberg-Lindqvist')
  await userEvent.type(canvas.getByLabelText(/^Unit/), '0417')
}

async function reach(step: string, context: Pick<Context, 'canvas' | 'userEvent'>) {
  await nameThem(context)
  const current = () => context.canvas.getByRole('navigation', { name: 'Steps' }).querySelector('[aria-current="step"]')?.textContent ?? ''
  for (let before = current(); !before.includes(step); before = current()) {
    const left = before
    await goOn(context)
    await waitFor(() => expect(current()).not.toBe(left))
  }
}

/** The first step, nothing typed. */
export const Person: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been written yet.')).toBeVisible()
  },
}
export const PersonPhone: Story = { ...Person, globals: { viewport: { value: 'phone' } } }

/** Without a name nothing goes on; the bar says why and the field has the focus. */
export const PersonMissing: Story = {
  play: async (context) => {
    await goOn(context)
    await expect((await context.canvas.findAllByText('Something on this step needs you. It is marked.'))[0]).toBeVisible()
    await expect(context.canvas.getByLabelText('First name')).toHaveFocus()
  },
}

export const Group: Story = {
  play: async (context) => {
    await reach('Group', context)
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Residents, Tower B' }))
    await expect(context.canvas.getByRole('radio', { name: 'Residents, Tower B' })).toBeChecked()
  },
}

/** A PIN and a card, each checked where they may pass. */
export const Methods: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await reach('Access methods', context)
    await userEvent.click(canvas.getByRole('button', { name: 'PIN' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next free code' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Prox card' }))
    await userEvent.type(canvas.getByLabelText('Facility code'), '118')
    await userEvent.type(canvas.getByLabelText('Card number'), '4432')
    await waitFor(() => expect(canvas.getAllByText('Free where they may pass')).toHaveLength(2), { timeout: 5000 })
  },
}
export const MethodsPhone: Story = { ...Methods, globals: { viewport: { value: 'phone' } } }
export const MethodsDark: Story = { ...Methods, globals: { theme: 'dark' } }

/** Everything once more, each part with its way back. */
export const Review: Story = {
  play: async (context) => {
    await reach('Review', context)
    await expect(await context.canvas.findByRole('button', { name: 'Create user' })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Change Person' })).toBeVisible()
  },
}

/** An address never shows a step past one that lacks something. */
export const AddressOfALaterStep: Story = {
  parameters: { portal: { path: '/site/users/new?step=review', signInAs: 'dashboard' }, screenshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toBeVisible()
  },
}
