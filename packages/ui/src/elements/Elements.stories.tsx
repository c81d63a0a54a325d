import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './Text/Heading.tsx'
import { Text } from './Text/Text.tsx'
import { Avatar } from './Avatar/Avatar.tsx'
import { Badge } from './Badge/Badge.tsx'
import { Divider } from './Divider/Divider.tsx'
import { TextLink } from './Link/TextLink.tsx'
import { Spinner } from './Spinner/Spinner.tsx'
import { activeStatus, invitedStatus, processingStatus, unchangedStatus } from './StatusLabel/standingStatuses.ts'
import { closedStatus, heldOpenStatus, leftOpenStatus, lockedStatus, offlineStatus, openedStatus } from './StatusLabel/doorStatuses.ts'
import { deniedStatus, endsTodayStatus, expiredStatus, validNowStatus } from './StatusLabel/validityStatuses.ts'
import { failedStatus, notVerifiedStatus, paidStatus, sendingStatus, verifiedStatus } from './StatusLabel/resultStatuses.ts'
import type { Status } from './StatusLabel/status.ts'
import { StatusLabel } from './StatusLabel/StatusLabel.tsx'
import { Grid } from '../layout/Grid/Grid.tsx'
import { Inline, Stack } from '../layout/Stack/Stack.tsx'

const states: readonly [string, Status][] = [
  ['Active', activeStatus], ['Closed', closedStatus], ['Unchanged', unchangedStatus], ['Valid now', validNowStatus], ['Paid', paidStatus],
  ['Verified', verifiedStatus], ['Opened', openedStatus], ['Held open', heldOpenStatus], ['Invited', invitedStatus], ['Sending', sendingStatus],
  ['Left open', leftOpenStatus], ['Ends today', endsTodayStatus], ['Not verified', notVerifiedStatus], ['Denied', deniedStatus], ['Expired', expiredStatus],
  ['Failed', failedStatus], ['Locked', lockedStatus], ['Offline', offlineStatus], ['Processing', processingStatus], ['Sending to 2 of 4', sendingStatus],
]

const meta = { title: 'elements/Overview' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Type, states, badges and small elements, on one sheet. */
export const Sheet: Story = {
  render: () => (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>Whispering Pines at Buffalo Bayou</Heading>
        <Heading level={2}>Doors</Heading>
        <Heading level={3}>Needs attention</Heading>
        <Text>A body line with <TextLink href="#link">a link in it</TextLink>.</Text>
        <Text size="small" tone="muted">Small and muted, W480, last opened 9:41 AM</Text>
        <Text size="meta" isTabular>2,418 people · 9:42 AM</Text>
        <Inline gap={3} isWrapping>
          <Text tone="success">Paid</Text>
          <Text tone="warning">Ends today</Text>
          <Text tone="danger">Denied</Text>
          <Text tone="info">Invited</Text>
          <Text isStrong>Dana Whitfield</Text>
        </Inline>
      </Stack>
      <Divider />
      <Grid minColumn="160px" gap={3}>
        {states.map(([word, status]) => <StatusLabel key={word} status={status}>{word}</StatusLabel>)}
      </Grid>
      <Inline isWrapping>
        <StatusLabel look="badge" status={validNowStatus}>Valid now</StatusLabel>
        <StatusLabel look="badge" status={endsTodayStatus}>Ends today</StatusLabel>
        <StatusLabel look="badge" status={expiredStatus}>Expired</StatusLabel>
        <StatusLabel look="badge" status={invitedStatus}>Invited</StatusLabel>
        <StatusLabel look="badge" status={activeStatus}>Active</StatusLabel>
        <Badge>Level 2</Badge>
      </Inline>
      <Divider label="or" />
      <Inline gap={3}>
        <Avatar name="Dana Whitfield" />
        <Avatar name="Alejandra Villaseñor-Montgomery" size={28} />
        <Avatar name="Wm. J. Abernathy" size={40} />
        <Spinner label="Loading" />
      </Inline>
    </Stack>
  ),
}

export const SheetDark: Story = { ...Sheet, globals: { theme: 'dark' } }
