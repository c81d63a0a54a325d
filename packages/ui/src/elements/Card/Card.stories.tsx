import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox, Lock } from 'lucide-react'
import { fn } from 'storybook/test'
import { Example } from './Card.example.tsx'
import { cardGuide } from './Card.guide.ts'
import { Card } from './Card.tsx'
import { Button } from '../Button/Button.tsx'
import { TextLink } from '../Link/TextLink.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Text } from '../Text/Text.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { LoadingState } from '../../feedback/LoadingState/LoadingState.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Inline, Stack } from '../../layout/Stack/Stack.tsx'

const meta = { title: 'elements/Card', component: Card, tags: ['autodocs'], parameters: { guide: cardGuide } } satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, args: { title: 'Invites', fact: '14', children: 'Lone Star Movers, until today, 6 PM' } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The same card in each of its states. */
export const States: Story = {
  render: () => (
    <Grid minColumn="340px">
      <Card title="Invites, loading"><LoadingState label="Loading invites" delay={0} /></Card>
      <Card
        title="Invites, refreshing"
        fact="14"
        facts="4 end today"
        aria-busy
        actions={<Inline gap={1}><Spinner tone="neutral" /><Text as="span" size="small" tone="muted">Refreshing</Text></Inline>}
        foot={<TextLink href="#all">All invites</TextLink>}
      >
        <Text>Lone Star Movers, until today, 6 PM</Text>
      </Card>
      <Card title="Invites, empty" padding="none">
        <EmptyState title="No invites yet" actions={<Button icon={Inbox}>Send invite</Button>}>
          An invite is a QR key for a guest. It expires automatically.
        </EmptyState>
      </Card>
      <Card title="Invites, failed" padding="none">
        <ErrorPanel title="Invites could not be loaded" onRetry={fn()}>ERROR 502 Bad Gateway, 10:02 AM. Nothing was changed.</ErrorPanel>
      </Card>
      <Card title="Invites, forbidden" padding="none">
        <ErrorPanel title="You cannot see invites here" icon={Lock} tone="neutral">
          Dana Whitfield gives access to Invites at Whispering Pines.
        </ErrorPanel>
      </Card>
      <Card title="Phone and PIN, not saved">
        <Stack gap={3}>
          <InlineAlert tone="danger" title="Not saved.">The server did not answer. Your phone number is still here.</InlineAlert>
          <Inline><Button variant="primary">Retry</Button><Button variant="quiet">Discard</Button></Inline>
        </Stack>
      </Card>
    </Grid>
  ),
}

export const StatesDarkPhone: Story = { ...States, globals: { theme: 'dark', viewport: { value: 'phone' } } }
