import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { portalStory } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/New user',
  parameters: { ...portalStory.parameters, portal: { path: '/site/users/new', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const goOn = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => userEvent.click(canvas.getByRole('button', { name: /^Next: / }))

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

/** Each is said twice: once to be seen, once to be heard. */
const freeTwice = ({ canvas }: Pick<Context, 'canvas'>) => waitFor(() => expect(canvas.getAllByText('Free at every door it opens')).toHaveLength(4))

/** The first step, nothing typed. */
export const Person: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not saved yet.')).toBeVisible()
  },
}
export const PersonPhone: Story = { ...Person, globals: { viewport: { value: 'phone' } } }

/** Without a name nothing goes on; the bar says why and the field has the focus. */
export const PersonMissing: Story = {
  play: async (context) => {
    await goOn(context)
    await expect((await context.canvas.findAllByText('Fix the highlighted fields.'))[0]).toBeVisible()
    await waitFor(() => expect(context.canvas.getByLabelText('First name')).toHaveFocus())
  },
}

/** The group's hours at each door, before anything is saved. */
export const GroupAndHours: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await reach('Group and hours', context)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Group and hours' })).toHaveFocus())
    await userEvent.selectOptions(canvas.getByLabelText('User group'), 'Residents, Tower B')
    const doors = within(canvas.getByRole('region', { name: 'When does each door open?' }))
    await waitFor(() => expect(doors.getAllByRole('listitem').some((door) => /^Pool Gate.*6:00 AM to 10:00 PM/.test(door.textContent))).toBe(true))
    await expect(canvas.getAllByText(/^At any time, at 7 of 8 doors/)[0]).toBeVisible()
  },
}
export const GroupAndHoursDark: Story = { ...GroupAndHours, globals: { theme: 'dark' } }

/** Own hours are narrower than the group's, since both must allow; each door says what is left. */
export const OwnHours: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await reach('Group and hours', context)
    await userEvent.selectOptions(canvas.getByLabelText('User group'), 'Vendors, weekday')
    await userEvent.click(canvas.getByRole('radio', { name: 'Own hours' }))
    await expect(await canvas.findByText('This restriction in one sentence')).toBeVisible()
  },
}

/** No place chosen yet is no mistake; going on without one is. */
export const PlacesMissing: Story = {
  parameters: { screenshot: false },
  play: async (context) => {
    const { canvas, userEvent } = context
    await reach('Group and hours', context)
    await userEvent.click(canvas.getByRole('switch', { name: 'All doors' }))
    await expect(canvas.queryByText('Choose at least one door, or all.')).toBeNull()
    await goOn(context)
    await expect(await canvas.findByText('Choose at least one door, or all.')).toBeVisible()
  },
}

/** Web access wants an email: it says so where both are asked, and leads nowhere else. */
export const WebAccessWithoutEmail: Story = {
  parameters: { screenshot: false },
  play: async (context) => {
    const { canvas, userEvent } = context
    await nameThem(context)
    await userEvent.click(canvas.getByRole('switch', { name: 'Web access' }))
    await expect(canvas.getByLabelText('Email')).toBeVisible()
    await expect(canvas.queryByText('Web access needs an email address.')).toBeNull()
    await goOn(context)
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
    await expect(canvas.getByText('Web access needs an email address.')).toBeVisible()
  },
}

/** Once there is a name, the rest may be left out. */
export const CreatedAtOnce: Story = {
  parameters: { screenshot: false },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByLabelText('First name')
    await expect(canvas.queryByRole('button', { name: 'Create user' })).toBeNull()
    await nameThem(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Create user' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ngozi Achterberg-Lindqvist' })).toBeVisible()
  },
}

/** A PIN and a card as a reader shows it, decoded, each checked where they may pass. */
export const Methods: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await reach('Entry methods', context)
    await userEvent.click(canvas.getByRole('button', { name: 'PIN' }))
    await waitFor(() => expect(canvas.getByLabelText('Type')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest a free PIN' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Prox card' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'What the reader shows' }))
    await userEvent.type(canvas.getByLabelText('Bits or hexadecimal'), '0EC22A0')
    await expect(canvas.getByText('Parity correct')).toBeVisible()
    await freeTwice(context)
  },
}

/** A code someone has, the same card twice, a range the wrong way round: each says so, and why nothing goes on. */
export const MethodsTaken: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await reach('Entry methods', context)
    await userEvent.click(canvas.getByRole('button', { name: 'PIN' }))
    // A free one is suggested at once; another may be typed.
    await waitFor(() => expect(canvas.getByLabelText<HTMLInputElement>('PIN or number').value).toMatch(/^\d+$/))
    await userEvent.clear(canvas.getByLabelText('PIN or number'))
    await userEvent.type(canvas.getByLabelText('PIN or number'), '88213')
    await expect((await canvas.findAllByText('Marcus Tran already uses it at Main Gate, Entry.'))[0]).toBeVisible()
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'RFID tag' }))
      const card = within(canvas.getByRole('region', { name: times === 1 ? 'RFID tag' : 'RFID tag 2' }))
      await userEvent.selectOptions(card.getByLabelText('Cards'), 'A range of numbers with one facility code')
      await userEvent.type(card.getByLabelText('Facility code'), '60')
      await userEvent.type(card.getByLabelText('First card number'), '2000')
      await userEvent.type(card.getByLabelText('Last card number'), '2049')
    }
    await goOn(context)
    // Once the last check has answered.
    await waitFor(() => expect(canvas.getByLabelText('PIN or number')).toHaveFocus())
    await expect(canvas.getByLabelText('PIN or number')).toHaveAccessibleDescription(/Already in use\. Choose another/)
    await expect(canvas.getByText('Already used above. Choose another')).toBeVisible()
  },
}

/** All types of the specification are offered, the rare ones in the menu. */
export const EveryType: Story = {
  parameters: { screenshot: false },
  play: async (context) => {
    const { canvas, userEvent } = context
    await reach('Entry methods', context)
    for (const name of ['PIN', 'Prox card', 'Clicker', 'RFID tag', 'Phone number']) await userEvent.click(canvas.getByRole('button', { name }))
    for (const name of ['Access card', 'Card with clicker', 'Keypad PIN', 'Encrypted credential', 'Bluetooth', 'QR key']) {
      await userEvent.click(canvas.getByRole('button', { name: 'More types' }))
      await userEvent.click(await canvas.findByRole('menuitem', { name }))
    }
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(11)
  },
}

/** Everything once more, each part with its way back. */
export const Review: Story = {
  play: async (context) => {
    await reach('Review', context)
    await expect(await context.canvas.findByRole('button', { name: 'Create user' })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Change User' })).toBeVisible()
  },
}

/** An address never shows a step past one that lacks something. */
export const AddressOfALaterStep: Story = {
  parameters: { portal: { path: '/site/users/new?step=review', signInAs: 'dashboard' }, screenshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toBeVisible()
  },
}
