import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Log',
  parameters: { ...portalStory.parameters, portal: { path: '/site/log', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The list has entries, refusals and visitor calls under their days. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Today/ })).toBeVisible()
  },
}
export const FilledDarkPhone: Story = { ...Filled, globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const FilledForcedColors: Story = { ...Filled, parameters: { forcedColors: true } }

/** The user has selected a time in the bars; the address has it, and the list shows its events. */
export const TimeSelected: Story = {
  parameters: { portal: { path: '/site/log?from=2026-11-20&fromTime=17:00&until=2026-11-20&untilTime=20:00', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    const bars = within(await canvas.findByRole('list', { name: 'Entries over time' }))
    await expect(canvas.getByRole('button', { name: 'Remove filter: Nov 20, 5:00 PM to 8:00 PM', hidden: true })).toBeInTheDocument()
    await expect(bars.getAllByRole('button', { pressed: true })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await waitFor(() => expect(bars.queryAllByRole('button', { pressed: true })).toEqual([]))
    bars.getByRole('button', { name: /^Nov 20, 6 PM to 7 PM/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(bars.getAllByRole('button', { pressed: true })).toHaveLength(1))
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: /on Nov 20, 6:00 PM to 8:00 PM/ })).toBeVisible())
  },
}

/** If activity is kept for some months only, the header says since when. */
export const KeptForAYear: Story = {
  parameters: { portal: { path: '/site/log', signInAs: 'dashboard', logMonths: 12 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Kept since Nov 1, 2025\. Older events have been deleted\./)).toBeVisible()
  },
}

/** The event is a refusal, with the rule that decided, beside the list. */
export const WhyDenied: Story = {
  parameters: { portal: { path: '/site/log?outcome=denied', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    const [line] = await canvas.findAllByRole('button', { expanded: false, name: /./ }).then((all) => all.filter((one) => one.closest('li')?.textContent.includes('Denied')))
    if (!line) throw new Error('Nobody was denied.')
    await userEvent.click(line)
    const details = within(await screen.findByRole('complementary', { name: 'Details' }))
    await expect(await details.findByText('Why?')).toBeVisible()
    await expect(details.getByRole('heading', { name: /^Denied at / })).toBeVisible()
    await expect(await details.findByText(/^Read from the top/)).toBeVisible()
  },
}

/** The event is a call with the visitor's photo, while the photo is kept. */
export const CallWithPhoto: Story = {
  parameters: { portal: { path: '/site/log?kind=call', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    const lines = await canvas.findAllByRole('button', { name: /^Visitor call/ })
    const line = lines.find((one) => one.closest('li')?.textContent.includes('Pedestrian Gate'))
    if (!line) throw new Error('Nobody has called at the Pedestrian Gate.')
    await userEvent.click(line)
    const details = within(await screen.findByRole('complementary', { name: 'Details' }))
    await expect(await details.findByRole('img', { name: /^Photo from Pedestrian Gate/ })).toBeVisible()
  },
}

/** Refusals at doors with a camera have a photo: a thumbnail, and large on press. */
export const RefusalWithPhoto: Story = {
  parameters: { portal: { path: '/site/log?outcome=denied', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    const [thumbnail] = await canvas.findAllByRole('button', { name: /^Photo from Pedestrian Gate/ })
    if (!thumbnail) throw new Error('No refusal has a photo.')
    await userEvent.click(thumbnail)
    const dialog = await screen.findByRole('dialog', { name: 'Photo from Pedestrian Gate (Westheimer Rd)' })
    const photo = await within(dialog).findByRole('img', { name: /^Photo from Pedestrian Gate/ })
    await waitFor(() => expect(photo).toBeVisible())
  },
}

/** On a phone the details are on a sheet above the list, here those of a visitor call. */
export const CallPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { portal: { path: '/site/log?kind=call', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    const [line] = await canvas.findAllByRole('button', { name: /^Visitor call/ })
    if (!line) throw new Error('No visitor has called.')
    await userEvent.click(line)
    const details = await screen.findByRole('dialog', { name: /^Visitor call/ })
    await waitFor(() => expect(details).toBeVisible())
  },
}

/** The user's saved views are above activity; the open one can be renamed or deleted. */
export const SavedViews: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('heading', { name: /^Today/ })
    const { portal, router } = sceneOf({ loaded })
    await portal.api.saveLogView({ Name: 'Refused at the gates', Filter: { Outcome: 'denied' } })
    await portal.api.saveLogView({ Name: 'Calls that nobody answered while the leasing desk was closed', Filter: { Kind: 'call' } })
    await router.navigate('/site/log?outcome=denied')
    const views = within(await canvas.findByRole('navigation', { name: 'Saved views' }))
    await expect(views.getByRole('link', { name: 'Refused at the gates' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for the view “Refused at the gates”' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete view' })).toBeVisible())
  },
}

/** The filters are saved as a view with a name. */
export const SaveView: Story = {
  parameters: { portal: { path: '/site/log?outcome=denied', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save this view' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
    await userEvent.type(dialog.getByLabelText('Name'), 'Refused')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('link', { name: 'Refused' })).toHaveAttribute('aria-current', 'page')
  },
}

export const NoMatch: Story = {
  parameters: { portal: { path: '/site/log?search=nobody%20at%20all', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching events')).toBeVisible()
  },
}

export const Empty: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activity yet')).toBeVisible()
  },
}

/** Kits administrators, who manage controllers and no users, see only doors, without names. */
export const KitsAdministrator: Story = {
  parameters: { portal: { path: '/site/log', signInAs: 'devices@whisperingpines.example' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Known user')).length).toBeGreaterThan(0)
  },
}

export const Forbidden: Story = {
  parameters: { portal: { path: '/site/log', signInAs: 'billing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}

/** Every text is a third longer, and the page is mirrored. */
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
