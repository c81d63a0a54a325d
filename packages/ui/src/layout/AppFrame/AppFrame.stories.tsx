import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, Search, Ticket } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { LoadingState } from '../../feedback/LoadingState/LoadingState.tsx'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { Banner } from '../Banner/Banner.tsx'
import { arabicNavigation, exampleNavigation } from '../exampleNavigation.ts'
import { PageColumns } from '../Grid/Grid.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Example } from './AppFrame.example.tsx'
import { appFrameGuide } from './AppFrame.guide.ts'
import { AppFrame } from './AppFrame.tsx'

const lockdown = (
  <Banner
    kind="lockdown"
    title="Lockdown: partially locked, 5 of 6 ports"
    facts="· started 9:42 AM by Dana Whitfield · 18 min"
    phoneTitle="Partially locked: 5 of 6 ports"
    phoneFacts="Dana Whitfield, 9:42 AM, 18 min"
    link={{ href: '#lockdown', label: 'Open lockdown' }}
  />
)

const meta = {
  title: 'layout/AppFrame',
  component: AppFrame,
  tags: ['autodocs'],
  parameters: { guide: appFrameGuide, layout: 'fullscreen' },
  args: {
    brand: { name: 'Gatewell' },
    navigation: exampleNavigation,
    account: {
      name: 'Dana Whitfield',
      detail: 'Property manager, Whispering Pines',
      items: [{ id: 'out', label: 'Log out', icon: LogOut, onSelect: fn() }],
    },
    supportPhone: '(972) 555-0148',
    footer: { company: 'Gatewell Access Systems', privacyHref: '#privacy' },
    onSidebarMinimizedChange: fn(),
    children: (
      <>
        <PageHeader
          title="Dashboard"
          facts="Whispering Pines at Buffalo Bayou, Phase II · Saturday, November 21, 10:00 AM"
          actions={<Button variant="primary" icon={Ticket}>Send invite</Button>}
          phoneActions="beside"
        />
        <PageColumns
          side={<Card title="Live events" foot={<TextLink href="#log">Open activity log</TextLink>}><Text>Lone Star Movers</Text></Card>}
        >
          <Card title="Needs attention" fact="5"><Text>Pool Gate is offline</Text></Card>
          <Card title="Doors" fact="6 of 14 favorites" actions={<TextLink href="#doors">All doors</TextLink>}>
            <Text>Main Gate, Entry</Text>
          </Card>
        </PageColumns>
      </>
    ),
  },
} satisfies Meta<typeof AppFrame>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const InLockdown: Story = { args: { banners: lockdown } }

export const Dark: Story = { args: { banners: lockdown }, globals: { theme: 'dark' } }
export const ForcedColors: Story = { args: { banners: lockdown }, parameters: { forcedColors: true } }

/** During the first load the user and the menu are unknown. */
export const Pending: Story = { args: { navigation: undefined, account: undefined, children: <LoadingState delay={0} /> } }

/** Another page is loading. */
export const Navigating: Story = {
  args: { isNavigating: true },
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('progressbar', { name: 'Loading the page' })).toBeVisible(),
}

/** The frame of an account with several properties. On narrow screens the switcher is under the bar. */
export const SeveralProperties: Story = {
  args: { propertySwitcher: <SelectField label="Show property" isLabelHidden options={[{ value: '1', label: 'Whispering Pines at Buffalo Bayou, Phase II' }, { value: '2', label: 'Cypress Court' }]} /> },
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('combobox', { name: 'Show property' })).toBeVisible(),
}
export const SeveralPropertiesPhone: Story = { ...SeveralProperties, globals: { viewport: { value: 'phone' } } }
export const SeveralPropertiesMinimized: Story = { ...SeveralProperties, args: { ...SeveralProperties.args, isSidebarMinimized: true } }

/** The minimized sidebar shows only icons; screen readers still get their names. */
export const Minimized: Story = { args: { isSidebarMinimized: true } }

/** The frame in a right-to-left language. Phone numbers and Latin names keep their direction. */
export const RightToLeft: Story = {
  args: {
    navigation: arabicNavigation,
    labels: { minimize: 'تصغير القائمة', account: 'الحساب' },
    footer: { company: 'Gatewell Access Systems', privacyHref: '#privacy', labels: { privacy: 'سياسة الخصوصية' } },
    children: (
      <>
        <PageHeader title="لوحة المتابعة" facts="السبت 21 نوفمبر، 10:00 صباحًا" actions={<Button variant="primary" icon={Ticket}>إرسال دعوة</Button>} />
        <Card title="الأبواب والبوابات" fact="6 / 14" actions={<TextLink href="#doors">كل الأبواب</TextLink>}>
          <Text>البوابة الرئيسية، الدخول <bdi>Main Gate</bdi></Text>
        </Card>
      </>
    ),
  },
  globals: { direction: 'rtl' },
}

export const Phone: Story = {
  args: { banners: lockdown, tools: <IconButton icon={Search} label="Search" /> },
  globals: { viewport: { value: 'phone' } },
}

/** The sidebar slides in from the start edge. */
export const DrawerOpenPhone: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer).toBeVisible())
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** The frame reports the press on the button, and the page sets the new state. */
export const Minimizing: Story = {
  parameters: { screenshot: false },
  render: function Remembering(args) {
    const [isMinimized, setMinimized] = useState(false)
    return <AppFrame {...args} isSidebarMinimized={isMinimized} onSidebarMinimizedChange={({ isSidebarMinimized }) => setMinimized(isSidebarMinimized)} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Minimize sidebar' }))
    const expand = canvas.getByRole('button', { name: 'Expand sidebar' })
    await waitFor(() => expect(expand).toHaveAttribute('aria-expanded', 'false'))
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible()
  },
}
