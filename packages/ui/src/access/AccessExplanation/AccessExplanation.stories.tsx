import { type AccessInput, explainAccess, explainAtDoor, unrestricted } from '@portal/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../../elements/Card/Card.tsx'
import { Example } from './AccessExplanation.example.tsx'
import { accessExplanationGuide } from './AccessExplanation.guide.ts'
import { AccessExplanation } from './AccessExplanation.tsx'
import { inLanguage } from '../../words/exampleLanguage.tsx'

/** 10:30 PM in Houston: the pool is closed. */
const poolAtNight: AccessInput = {
  at: Date.parse('2026-11-22T04:30:00Z'),
  timeZone: 'America/Chicago',
  port: { id: 7, default: 'open' },
  person: { id: 1, isActive: true, accountIsActive: true },
  groupRestriction: { ...unrestricted, windows: [{ days: [1, 2, 3, 4, 5, 6, 7], start: 360, end: 1320 }] },
}

const meta = {
  title: 'access/AccessExplanation',
  component: AccessExplanation,
  tags: ['autodocs'],
  parameters: { guide: accessExplanationGuide },
  args: {
    explanation: explainAccess(poolAtNight), timeZone: 'America/Chicago',
    titles: { groupRestriction: 'Group: Residents, Tower B' }, reasons: { groupRestriction: 'Pool: 6:00 AM to 10:00 PM' },
  },
  decorators: [(Story) => <Card title="Can they get in?" style={{ maxInlineSize: 368 }}><Story /></Card>],
} satisfies Meta<typeof AccessExplanation>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('No, not at that time')
    await expect(canvas.getByText(/Next opening: Sun, Nov 22, 6:00.AM/)).toBeVisible()
    const rules = canvas.getAllByRole('listitem')
    await expect(rules.map((rule) => rule.getAttribute('aria-current'))).toEqual([null, null, null, null, null, 'true', null])
    await expect(rules[5]).toHaveTextContent('Group: Residents, Tower BPool: 6:00 AM to 10:00 PM Denies')
    await expect(rules[6]).toHaveTextContent('Not reached')
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Dark: Story = { globals: { theme: 'dark' } }
export const Allowed: Story = { args: { explanation: explainAccess({ ...poolAtNight, at: Date.parse('2026-11-21T18:00:00Z') }), reasons: {} } }
/** A user whose codes are all suspended. */
export const NoCodeSwitchedOn: Story = {
  args: { explanation: explainAccess({ ...poolAtNight, at: Date.parse('2026-11-21T18:00:00Z') }), reasons: {}, codes: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('The restrictions allow it, but no entry method opens this door')
    await expect(canvas.getByText('User and account are active; no entry method is active for this door')).toBeVisible()
  },
}

/** The headline names the cause, not the time. */
export const NotForThisDoor: Story = {
  args: { explanation: explainAccess({ ...poolAtNight, credential: { isKnown: true, opens: [] } }), reasons: {}, titles: {}, isAboutCode: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No, not at this door')
  },
}

/** While a door is held open, everyone gets in, even with an expired code. */
export const HeldOpen: Story = {
  args: {
    explanation: explainAtDoor(explainAccess({ ...poolAtNight, credential: { isKnown: true, validUntil: Date.parse('2026-11-12T06:00:00Z') } }), {
      state: 'HeldOpen', because: 'schedule', override: null, scheduleName: 'Pool party', until: Date.parse('2026-11-22T05:00:00Z'), letsEveryoneIn: true,
    }),
    reasons: {}, titles: {}, isAboutCode: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Yes, the door is held open for everyone')
    await expect(canvas.getByText(/Held open by schedule “Pool party” until Sat, Nov 21, 11:00.PM/)).toBeVisible()
    await expect(canvas.getByText(/^Expired/)).toBeVisible()
  },
}
export const LockedDown: Story = {
  args: { explanation: explainAccess({ ...poolAtNight, lockdown: { portIds: [7], keepsAccess: [] } }) },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
}
export const RightToLeft: Story = { decorators: [inLanguage('ar-EG')], args: { titles: { groupRestriction: 'المجموعة: سكان البرج ب' } }, globals: { direction: 'rtl' } }
