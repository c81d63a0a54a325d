import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { answerAtPhone, leaveStation, lookAgain, placeCall, type PlacedCall } from '#portal/testing/placeCall.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/calls/CallBanner',
  parameters: { ...portalStory.parameters, portal: { path: '/site/groups', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Makes a visitor call at the entry while the user is on another page. */
async function ring({ canvas, loaded }: Pick<Context, 'canvas' | 'loaded'>): Promise<{ call: PlacedCall; banner: ReturnType<typeof within> }> {
  const call = await placeCall(sceneOf({ loaded }), { station: 'main-entry', group: 14 })
  return { call, banner: await findBanner(canvas) }
}

/** Finds the banner. Its code loads once the page is idle; then it sends its request at once. */
async function findBanner(canvas: Context['canvas']): Promise<ReturnType<typeof within>> {
  await waitFor(async () => {
    lookAgain()
    await expect(canvas.getByRole('region', { name: 'Visitor call' })).toBeVisible()
  }, { timeout: 8000, interval: 250 })
  return within(canvas.getByRole('region', { name: 'Visitor call' }))
}

/** A ringing call has a large photo, the called users and the buttons. The focus does not move. */
export const Ringing: Story = {
  play: async ({ canvas, loaded }) => {
    const { banner } = await ring({ canvas, loaded })
    await expect(banner.getByRole('heading', { name: 'Visitor at Main Gate, Entry' })).toBeVisible()
    await expect(banner.getByText('Barrientos 0911. Ringing, 0 s: Ana Lucía Barrientos')).toBeVisible()
    await expect(await banner.findByRole('img', { name: 'Live picture from Main Gate, Entry' })).toBeVisible()
    await expect(banner.getByText(/This page has a live picture and no sound/)).toBeVisible()
    await expect(banner.getByRole('button', { name: 'Turn on sound and notifications' })).toBeVisible()
    await expect(document.body).toHaveFocus()
  },
}
export const RingingDarkPhone: Story = { ...Ringing, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** Two visitors call: the first call keeps its position. */
export const Several: Story = {
  play: async ({ canvas, loaded }) => {
    const { banner } = await ring({ canvas, loaded })
    await placeCall(sceneOf({ loaded }), { station: 'pedestrian-gate', group: 11 })
    lookAgain()
    const others = within(await banner.findByRole('list', { name: 'Other calls' }))
    await expect(others.getByText('Leasing Desk, from Pedestrian Gate (Westheimer Rd)')).toBeVisible()
    await expect(banner.getByRole('heading', { name: 'Visitor at Main Gate, Entry' })).toBeVisible()
    await expect(banner.getAllByRole('button', { name: /^Answer:/ })).toHaveLength(2)
  },
}

/** An administrator answers and opens the door by keyboard: the focus stays on the buttons. */
export const Taken: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const { banner } = await ring({ canvas, loaded })
    await userEvent.keyboard('{Control>}j{/Control}')
    await waitFor(() => expect(banner.getByRole('button', { name: /^Answer:/ })).toHaveFocus())
    await userEvent.keyboard('a')
    await expect(await banner.findByText('Barrientos 0911. Dana Whitfield is talking to the visitor')).toBeVisible()
    await waitFor(() => expect(banner.getByRole('button', { name: /^Open:/ })).toHaveFocus())
    await userEvent.keyboard('o')
    await expect(await banner.findByText('Barrientos 0911. Dana Whitfield is talking to the visitor and opened the door')).toBeVisible()
  },
}

/** Two administrators press at the same moment: one answers, and the other sees who answered. */
export const AnsweredElsewhere: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const { banner, call } = await ring({ canvas, loaded })
    const answer = banner.getByRole('button', { name: /^Answer:/ })
    await answerAtPhone(sceneOf({ loaded }), call, 'Ana Lucía Barrientos')
    await userEvent.click(answer)
    await expect(await banner.findByText('Barrientos 0911. Ana Lucía Barrientos answered first.')).toBeVisible()
    await expect(banner.queryByRole('button', { name: /^(Answer|Open|End):/ })).toBeNull()
  },
}

/** No one answered: a toast stays, with a link to activity. */
export const Missed: Story = {
  play: async ({ canvas, loaded }) => {
    const { call } = await ring({ canvas, loaded })
    await leaveStation(sceneOf({ loaded }), call)
    lookAgain()
    await expect(await screen.findByText('Missed call at Main Gate, Entry')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'See activity' })).toHaveAttribute('href', '/site/log?kind=call')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Visitor call' })).toBeNull(), { timeout: 8000 })
  },
}

/** Without a connection the call stays on the page, with its last known state. */
export const NoConnection: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const { banner } = await ring({ canvas, loaded })
    await sceneOf({ loaded }).backend.setFault('offline')
    goOffline()
    await userEvent.click(banner.getByRole('button', { name: /^Open:/ }))
    await expect(await banner.findByText(/can’t be reached/)).toBeVisible()
    await expect(banner.getByRole('button', { name: /^Open:/ })).toBeVisible()
  },
}

/** Users without the right to answer calls see no calls. */
export const NoRight: Story = {
  parameters: { screenshot: false, portal: { path: '/', signInAs: 'devices@whisperingpines.example' } },
  play: async ({ canvas, loaded }) => {
    await placeCall(sceneOf({ loaded }), { station: 'main-entry', group: 14 })
    lookAgain()
    await expect(await canvas.findByRole('region', { name: 'Controllers' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Visitor call' })).toBeNull()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  parameters: { screenshot: false },
  play: async ({ canvas, loaded }) => {
    await placeCall(sceneOf({ loaded }), { station: 'main-entry', group: 14 })
    await waitFor(async () => {
      lookAgain()
      await expect(canvas.getByRole('heading', { name: 'Visitante en Main Gate, Entry' })).toBeVisible()
    }, { timeout: 8000, interval: 250 })
  },
}
