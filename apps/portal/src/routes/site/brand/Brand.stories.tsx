import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Brand',
  parameters: { ...portalStory.parameters, portal: { path: '/site/brand', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const mark = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="24"><rect width="120" height="24" rx="4" fill="#2f6b3a"/><circle cx="12" cy="12" r="6" fill="#fff"/></svg>'
const logoFile = () => new File([mark], 'pines.svg', { type: 'image/svg+xml' })

/** Gives the account a brand before the page is drawn, unless the story's example data or user may not have one. */
const branded: NonNullable<Story['beforeEach']> = async ({ loaded }) => {
  const { portal, router } = sceneOf({ loaded })
  await portal.api.saveAccountBrand({ Name: 'Whispering Pines', Accent: '#2f6b3a' }).catch(() => undefined)
  await router.revalidate()
}

const filled: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Whispering Pines')
  await expect(canvas.getByText('On light pages: contrast 6.1 to 1. Used unchanged.')).toBeVisible()
  await expect(canvas.getByRole('region', { name: 'Guest preview' })).toBeVisible()
}
export const Filled: Story = { beforeEach: branded, play: filled }
export const FilledDarkPhone: Story = { ...Filled, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The account has no brand, so guests see the portal's own look. */
export const Empty: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Guests see the portal’s own name and colors/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull()
    const preview = canvas.getByRole('region', { name: 'Guest preview' })
    // The preview shows the page in both themes and the sender of the mail. A pass has the name of its property.
    await expect(within(preview).getAllByText('Gatewell')).toHaveLength(3)
    await expect(within(preview).getByText('Property name')).toBeVisible()
    await expect(canvas.getByText('No color chosen. The preview shows the portal’s own.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Pines')
    await expect(within(preview).getAllByText('Pines')).toHaveLength(5)
    await expect(within(preview).queryByText('Gatewell')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Enter a color')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveFocus())
  },
}

/** Yellow is unreadable on white, so the page shows the corrected color before saving. */
export const TooFaint: Story = {
  beforeEach: branded,
  play: async ({ canvas, userEvent }) => {
    const color = await canvas.findByRole('textbox', { name: 'Color' })
    await userEvent.clear(color)
    await userEvent.type(color, 'gold')
    await expect(canvas.getByText(/On light pages: contrast 1\.3 to 1 is below 3\. Adjusted to #/)).toBeVisible()
    await expect(canvas.getByText(/On dark pages: contrast 12\.3 to 1\. Used unchanged/)).toBeVisible()
    await userEvent.tab()
    await expect(color).toHaveValue('#ffd700')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Saved: 1 change')).toBeVisible()
    await expect(canvas.getByText('No changes.')).toBeVisible()
  },
}

/** A drawing becomes a small PNG in the browser; a file that isn't a picture is refused with a reason. */
export const Logo: Story = {
  parameters: { screenshot: false },
  beforeEach: branded,
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Logo', { selector: 'input' })
    await userEvent.upload(input, logoFile())
    await expect(await canvas.findByRole('img', { name: 'Logo of Whispering Pines' })).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/))
    await userEvent.upload(input, new File(['x'], 'broken.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/This picture could not be read/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Saved: 1 change')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }))
    await expect(canvas.queryByRole('img', { name: 'Logo of Whispering Pines' })).toBeNull()
  },
}

/** Another user saved meanwhile. That user's other changes are kept, and the form asks about fields that both users changed. */
export const Overtaken: Story = {
  parameters: { screenshot: false },
  beforeEach: branded,
  play: async ({ canvas, userEvent, loaded }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await sceneOf({ loaded }).portal.api.saveAccountBrand({ Name: 'The Pines', Accent: '#a13d2d' })
    await userEvent.type(name, ' Lofts')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', { name: /also changed this/ })
    await waitFor(() => expect(dialog).toHaveTextContent(/The Pines/))
    await expect(dialog).toHaveTextContent(/Whispering Pines Lofts/)
    await expect(dialog).toHaveTextContent(/#a13d2d/)
  },
}

/** The page asks before it deletes the brand. */
export const Removing: Story = {
  parameters: { screenshot: false },
  beforeEach: branded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove the brand?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove brand' }))
    await expect(await canvas.findByText(/Guests see the portal’s own name and colors\. Enter/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  },
}

export const Spanish: Story = { ...Filled, globals: { locale: 'es' }, play: undefined }
export const Unreachable: Story = { parameters: { screenshot: false }, globals: { fault: 'offline' } }
