import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Restrictions',
  parameters: { ...portalStory.parameters, portal: { path: '/site/restrictions', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const at = (path: string) => ({ portal: { path, signInAs: 'dashboard' } })

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Office hours' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Office hours/ })).toHaveTextContent('3 group restrictions')
  },
}
export const FilledDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The page names the users who gain and lose access, before saving. */
export const Effect: Story = {
  parameters: at('/site/restrictions/templates/1'),
  play: async ({ canvas, userEvent }) => {
    const effect = await canvas.findByRole('region', { name: 'If you save this' })
    await waitFor(() => expect(effect).toHaveTextContent('Nothing changes for anyone.'))
    await userEvent.click(canvas.getByRole('button', { name: /Sat/ }))
    await waitFor(() => expect(effect).toHaveTextContent(/gain hours|gains hours/))
  },
}
export const EffectPeople: Story = {
  parameters: at('/site/restrictions/templates/1'),
  play: async (context) => {
    await Effect.play?.(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^See .*users?$/ }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Who gains, loses and keeps access' })).toHaveTextContent(/h a week/))
  },
}

/** Beside a template, the page shows whether users of a group that follows it get in: first as saved, then with the unsaved changes. */
export const CanTheyGetIn: Story = {
  parameters: at('/site/restrictions/templates/3'),
  play: async ({ canvas, userEvent }) => {
    const summary = await canvas.findByText('Can they get in?')
    await userEvent.click(summary)
    const panel = within(summary.closest('details') ?? summary)
    const door = await panel.findByRole('combobox', { name: 'Door' })
    // The question begins at a door where the chosen group follows the template.
    await expect(door).toHaveDisplayValue('Tower B Lobby')
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'User group' }), 'Vendors, weekday')
    await expect(door).toHaveDisplayValue('Clubhouse Front Door')
    await userEvent.selectOptions(door, within(door).getByRole('option', { name: /Lobby/ }))
    await expect(await panel.findByText(/^Vendors, weekday at .*Lobby/)).toBeVisible()
    await expect(panel.getByText(/^No, /)).toBeVisible()
    await expect(panel.queryByText('Shows what you entered here, as if it were saved.')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add hours' }))
    await userEvent.click(await canvas.findByRole('button', { name: /Sat/ }))
    await expect(await panel.findByText('Shows what you entered here, as if it were saved.')).toBeVisible()
    await expect(await panel.findByText('Yes, at that time')).toBeVisible()
  },
}

export const NewTemplate: Story = {
  parameters: at('/site/restrictions/templates/new'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Enter a name')).toBeVisible()
    await expect(canvas.getByText('No group uses it yet, so nothing changes for anyone.')).toBeVisible()
  },
}

/** The page has a user's own restriction, beside the group's hours and whether the user gets in now. */
export const OwnRestriction: Story = {
  parameters: at('/site/users/24/restriction'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Restriction of Christopher/ })).toBeVisible()
    await expect(await canvas.findByText('Nothing changes for anyone.')).toBeVisible()
  },
}

/** Before a user's own restriction is removed, the page says what the user gains. */
export const RemovingOwn: Story = {
  parameters: at('/site/users/62/restriction'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    const effect = await screen.findByRole('region', { name: 'If you remove it' })
    await waitFor(() => expect(effect).toHaveTextContent('1 user gains hours'))
  },
}

/** A template that groups follow can't be deleted, and says why. */
export const RemovalRefused: Story = {
  parameters: at('/site/restrictions/templates/1'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('You can’t remove a template'))
    const buttons = screen.getByRole('dialog').querySelectorAll('button')
    await userEvent.click(buttons[buttons.length - 1] ?? screen.getByRole('dialog'))
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('[role=alert]')).not.toBeNull())
  },
}

export const Forbidden: Story = {
  parameters: { portal: { path: '/site/restrictions', signInAs: 'billing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Restricciones' })).toBeVisible()
  },
}
export const PseudoRightToLeft: Story = {
  parameters: at('/site/restrictions/templates/1'),
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Office hours' })).toBeVisible()
    await canvas.findByText(/çhåñgés för åñýöñé/)
  },
}
