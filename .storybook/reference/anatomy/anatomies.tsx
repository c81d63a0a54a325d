import type { ReactElement } from 'react'
import {
  activeStatus, Badge, Button, ButtonLink, Card, CheckboxField, DataTable, DateField, DescriptionList, EmptyState, endsTodayStatus, ErrorPanel, expiredStatus, IconButton,
  InlineAlert, LoadingState, PageHeader, RadioGroup, SearchField, SelectField, StatusLabel, SwitchField, Text, TextField, TextLink,
} from '../../../packages/ui/src/index.ts'
import { DrawnDialog, DrawnMenu } from '../../../packages/ui/src/docs/drawnOverlays.tsx'
import { houseIcons } from '../../../packages/ui/src/docs/houseIcons.ts'

/** A use of the component, and what is right or wrong with it. */
interface Use {
  shown: ReactElement
  says: string
}

export interface ComponentAnatomy {
  /** The component with all its parts. */
  whole: ReactElement
  /** Each part by its text or a selector, and what the part is for. */
  parts: readonly (readonly [part: string, says: string])[]
  right: Use
  wrong: Use
}

const { KeyRound, Trash2 } = houseIcons
const change = () => undefined
const kinds = [{ value: '1', label: 'Temporary' }, { value: '2', label: 'Recurring' }]
const people = [{ id: '7', name: 'Dana Whitfield', unit: 'PH-2' }, { id: '8', name: 'Piotr Wren', unit: '104' }]
const columns = [
  { id: 'name', header: 'Name', phone: 'title', cell: ({ name }: { name: string }) => <TextLink href="#users">{name}</TextLink> },
  { id: 'unit', header: 'Unit', phone: 'fact', cell: ({ unit }: { unit: string }) => unit },
] as const
const table = { columns, getRowId: ({ id }: { id: string }) => id, page: { number: 1, size: 20, total: 2 } }

/** The parts, a right and a wrong use of the components that the portal uses most, by the titles of their pages. */
export const anatomies: Readonly<Record<string, ComponentAnatomy>> = {
  'elements/Button': {
    whole: <Button variant="primary" icon={KeyRound}>Send invite</Button>,
    parts: [['svg', 'Icon, with the same meaning as the text. Most buttons have none.'], ['Send invite', 'Text: a verb and its object. The name for screen readers, too.']],
    right: { shown: <><Button variant="primary">Remove 2 users</Button> <Button>Cancel</Button></>, says: 'The text says what will happen, and one button is filled.' },
    wrong: { shown: <><Button variant="primary">OK</Button> <Button variant="primary">Cancel</Button></>, says: '"OK" needs the question to be read, and two filled buttons have no order.' },
  },
  'elements/ButtonLink': {
    whole: <ButtonLink href="#invites" variant="primary" icon={KeyRound}>Send invite</ButtonLink>,
    parts: [['svg', 'Icon, as in a button.'], ['Send invite', 'A real link: it opens in a new tab, too.']],
    right: { shown: <ButtonLink href="#users">Add user</ButtonLink>, says: 'It opens a page.' },
    wrong: { shown: <ButtonLink href="#users">Remove user</ButtonLink>, says: 'A link must change nothing. Use `Button`.' },
  },
  'elements/IconButton': {
    whole: <IconButton icon={Trash2} label="Remove Pool Gate" />,
    parts: [['button', 'Target of at least 24 px. Its name is a tooltip and names the object.'], ['svg', 'Icon that needs no explanation.']],
    right: { shown: <Text>Pool Gate <IconButton icon={Trash2} label="Remove Pool Gate" /></Text>, says: 'In a row whose text names the object.' },
    wrong: { shown: <IconButton icon={KeyRound} label="Invite" />, says: 'Alone, the icon could mean many things. Use `Button` with text.' },
  },
  'elements/Card': {
    whole: <Card title="Invites" fact="14" actions={<Button size="compact">Add</Button>} foot={<TextLink href="#invites">All invites</TextLink>}><Text>Lone Star Movers, until 6 PM</Text></Card>,
    parts: [['Invites', 'Title, which names the region.'], ['14', 'Fact: a count or a few words.'], ['button', 'One quiet action.'], ['Lone Star Movers, until 6 PM', 'Content.'], ['All invites', 'Foot: where there is more.']],
    right: { shown: <Card title="Invites" fact="14"><Text>Lone Star Movers</Text></Card>, says: 'A card has one subject.' },
    wrong: { shown: <Card title="Invites"><Card title="Movers"><Text>Until 6 PM</Text></Card></Card>, says: 'A card inside a card. Use a heading or a divider.' },
  },
  'elements/StatusLabel': {
    whole: <StatusLabel status={endsTodayStatus}>Ends today</StatusLabel>,
    parts: [['svg', 'Icon with a shape of its own, so that color is not the only sign.'], ['Ends today', 'The status in words.']],
    right: { shown: <StatusLabel status={expiredStatus}>Expired Nov 20</StatusLabel>, says: 'The words say what is the case.' },
    wrong: { shown: <StatusLabel status={activeStatus}>Invite expired, send it again</StatusLabel>, says: 'The icon says something else, and an instruction is no status.' },
  },
  'elements/Badge': {
    whole: <PageHeader title="House cleaning" badge={<Badge>Recurring</Badge>} />,
    parts: [['House cleaning', 'The title.'], ['Recurring', 'Badge: one or two words about the title.']],
    right: { shown: <Badge>Recurring</Badge>, says: 'A kind, in one or two words.' },
    wrong: { shown: <Badge tone="danger">3 doors could not be reached</Badge>, says: 'A message is too long for a badge. Use `InlineAlert`.' },
  },
  'layout/PageHeader': {
    whole: <PageHeader breadcrumb={[{ label: 'Users', href: '#users' }]} title="Dana Whitfield" badge={<StatusLabel look="badge" status={activeStatus}>Active</StatusLabel>} facts="PH-2 · Residents" actions={<Button variant="primary">Edit</Button>} />,
    parts: [['Users', 'The pages above this one.'], ['Dana Whitfield', 'The only heading of the first level.'], ['Active', 'Status.'], ['PH-2 · Residents', 'One line of facts.'], ['button', 'Actions, at most one filled.']],
    right: { shown: <PageHeader title="Dana Whitfield" facts="PH-2 · Residents" />, says: 'The title is the name of the record.' },
    wrong: { shown: <PageHeader title="View and edit the details of this user" />, says: 'A description makes all titles alike.' },
  },
  'layout/DescriptionList': {
    whole: <DescriptionList items={[{ term: 'Phone', value: '(713) 555-0177' }, { term: 'Unit', value: 'PH-2' }]} />,
    parts: [['dt', 'Term.'], ['dd', 'Value.']],
    right: { shown: <DescriptionList items={[{ term: 'Unit', value: 'PH-2' }, { term: 'Phone', value: 'None' }]} />, says: 'A word says that there is no value.' },
    wrong: { shown: <DescriptionList items={[{ term: 'Unit:', value: 'PH-2' }, { term: 'Phone:', value: '' }]} />, says: 'A gap looks like a fault, and colons only repeat the layout.' },
  },
  'feedback/InlineAlert': {
    whole: <InlineAlert tone="danger" title="Not saved." actions={<Button size="compact">Retry</Button>}>The server did not answer. What you entered is still here.</InlineAlert>,
    parts: [['svg', 'Icon of the tone.'], ['Not saved.', 'Title: what happened.'], ['button', 'What the user can do now.']],
    right: { shown: <InlineAlert tone="warning">This invite ends before the guest arrives.</InlineAlert>, says: 'Beside what it is about, with the consequence.' },
    wrong: { shown: <InlineAlert tone="danger">Error 1042</InlineAlert>, says: 'It says neither what happened nor what to do.' },
  },
  'feedback/EmptyState': {
    whole: <EmptyState title="No invites yet" actions={<Button>Send invite</Button>}>An invite is a QR key for a guest.</EmptyState>,
    parts: [['No invites yet', 'Title: what is missing.'], ['An invite is a QR key for a guest.', 'What it would be for.'], ['button', 'The way to the first one.']],
    right: { shown: <EmptyState title="No user matches" actions={<Button>Clear filters</Button>} />, says: 'It says why, and how to get out.' },
    wrong: { shown: <EmptyState title="No data" />, says: 'Nobody knows whether this is a fault.' },
  },
  'feedback/LoadingState': {
    whole: <Card title="Invites"><LoadingState label="Loading invites" delay={0} /></Card>,
    parts: [['Invites', 'The frame and its title are there at once.'], ['[aria-busy]', 'Gray lines in place of the content. Screen readers hear the label.']],
    right: { shown: <LoadingState label="Loading invites" delay={0} />, says: 'About as high as the content that will come.' },
    wrong: { shown: <Text>Loading…</Text>, says: 'The page moves when the content comes.' },
  },
  'feedback/ErrorPanel': {
    whole: <ErrorPanel title="Invites could not be loaded" onRetry={change}>The server did not answer. Nothing was changed.</ErrorPanel>,
    parts: [['svg', 'Icon.'], ['Invites could not be loaded', 'What failed.'], ['The server did not answer. Nothing was changed.', 'The cause, and whether anything was changed.'], ['button', 'Retry, if it can help.']],
    right: { shown: <ErrorPanel title="Invites could not be loaded" onRetry={change}>Nothing was changed.</ErrorPanel>, says: 'In place of the content, with a next step.' },
    wrong: { shown: <ErrorPanel title="Something went wrong" />, says: 'Without a subject, a cause and a way on.' },
  },
  'forms/TextField': {
    whole: <TextField label="Call group name" help="Visitors see it at the station." defaultValue="Leasing" isOptional />,
    parts: [['label', 'Label, always visible.'], ['input', 'Control.'], ['Visitors see it at the station.', 'Help: what the label cannot say.']],
    right: { shown: <TextField label="Phone" help="With its area code." defaultValue="(713) 555-0177" />, says: 'The help stays while the user types.' },
    wrong: { shown: <TextField label="Phone" placeholder="Enter your phone with area code" />, says: 'A placeholder is gone with the first letter.' },
  },
  'forms/SelectField': {
    whole: <SelectField label="Kind" options={kinds} help="A recurring invite opens each week." />,
    parts: [['label', 'Label.'], ['select', 'The chosen option. The list is the device’s own.'], ['A recurring invite opens each week.', 'Help.']],
    right: { shown: <SelectField label="Kind" options={[...kinds, { value: '3', label: 'One use' }]} />, says: 'Three to fifteen options that users know.' },
    wrong: { shown: <SelectField label="Web login" options={[{ value: '1', label: 'Yes' }, { value: '2', label: 'No' }]} />, says: 'Two answers need two presses. Use `CheckboxField`.' },
  },
  'forms/RadioGroup': {
    whole: <RadioGroup label="Kind of invite" options={kinds} value="1" onValueChange={change} />,
    parts: [['Kind of invite', 'The question.'], ['input', 'The chosen option.'], ['Temporary', 'Text, which is pressed as well as the circle.']],
    right: { shown: <RadioGroup label="Kind of invite" options={kinds} value="1" onValueChange={change} />, says: 'All options are visible, the usual one is chosen.' },
    wrong: { shown: <RadioGroup label="Send" options={[{ value: '1', label: 'By mail' }, { value: '2', label: 'By text message' }, { value: '3', label: 'By mail and text message' }]} value="1" onValueChange={change} />, says: 'Options that can be combined. Use `CheckboxGroup`.' },
  },
  'forms/CheckboxField': {
    whole: <CheckboxField label="Allow web login" help="The user gets a mail to set a password." defaultChecked />,
    parts: [['input', 'Box of 24 px with its label.'], ['Allow web login', 'What is true if the box is ticked.'], ['The user gets a mail to set a password.', 'Help: the consequence.']],
    right: { shown: <CheckboxField label="Allow web login" />, says: 'A positive statement that is saved with the form.' },
    wrong: { shown: <CheckboxField label="Do not allow web login" />, says: 'No tick would mean "not not". State what is allowed.' },
  },
  'forms/SwitchField': {
    whole: <SwitchField label="Visible in the client portal" checked onChange={change} />,
    parts: [['input', 'Switch, which acts at once.'], ['Visible in the client portal', 'What is on.']],
    right: { shown: <SwitchField label="Alerts by mail" checked onChange={change} />, says: 'It takes effect at once.' },
    wrong: { shown: <><SwitchField label="Alerts by mail" checked onChange={change} /><Button>Save</Button></>, says: 'It waits for Save. Use `CheckboxField`.' },
  },
  'forms/SearchField': {
    whole: <SearchField label="Search users" value="whit" onValueChange={change} />,
    parts: [['svg', 'Magnifying glass.'], ['input', 'What is searched is its name and placeholder.'], ['button', 'Clears the text.']],
    right: { shown: <SearchField label="Search users" value="" onValueChange={change} />, says: 'It says what is searched.' },
    wrong: { shown: <SearchField label="Search" value="" onValueChange={change} />, says: 'Users expect that it searches everything.' },
  },
  'forms/DateField': {
    whole: <DateField label="First day" value="2026-11-21" onValueChange={change} help="The key opens from midnight." />,
    parts: [['label', 'Label.'], ['input', 'A day in the order of the user’s device.'], ['The key opens from midnight.', 'Help.']],
    right: { shown: <DateField label="First day" value="2026-11-21" onValueChange={change} />, says: 'The label says which day.' },
    wrong: { shown: <TextField label="Date (MM/DD/YYYY)" />, says: 'A text field has no calendar and reads each order differently.' },
  },
  'data/DataTable': {
    whole: <DataTable label="Users" rows={people} {...table} />,
    parts: [['th', 'Heads of columns, which sort if the service can.'], ['Dana Whitfield', 'The first column links to the record.'], ['PH-2', 'A value.']],
    right: { shown: <DataTable label="Users" rows={people} {...table} />, says: 'A few columns to compare; the rest is on the page of the row.' },
    wrong: { shown: <DataTable label="Users" rows={people} {...table} columns={[...columns, { id: 'edit', header: '', phone: 'fact', cell: () => <Button size="compact">Edit details of user</Button> }]} />, says: 'The same button in each row. The name is the link.' },
  },
  'overlays/Dialog': {
    whole: <DrawnDialog icon={Trash2} tone="danger" title="Remove 2 users?" description="They lose access at once." actions={<><Button>Cancel</Button><Button variant="dangerConfirm">Remove 2 users</Button></>} />,
    parts: [['svg', 'Icon with the meaning of the title.'], ['Remove 2 users?', 'Title: a question or a fact.'], ['They lose access at once.', 'One sentence, which screen readers read with the title.'], ['footer', 'Buttons: the safe one first, the filled one last.']],
    right: { shown: <DrawnDialog title="Discard 3 changes?" description="What you entered is lost." actions={<><Button>Keep editing</Button><Button variant="primary">Discard</Button></>} />, says: 'Each button says what it does.' },
    wrong: { shown: <DrawnDialog title="Are you sure?" description="You have unsaved changes." actions={<><Button>No</Button><Button variant="primary">Yes</Button></>} />, says: 'To answer yes or no, users must read the question again.' },
  },
  'overlays/Menu': {
    whole: <DrawnMenu label="Account" head={<Text isStrong>Dana Whitfield</Text>} items={[{ id: 'account', label: 'My account', icon: KeyRound, href: '#account' }, { id: 'leave', items: [{ id: 'out', label: 'Log out', tone: 'danger' }] }]} />,
    parts: [['Dana Whitfield', 'Head: the subject of the menu. Most menus have none.'], ['svg', 'Icon of an item.'], ['My account', 'Item: a link or an action.'], ['Log out', 'A line separates groups. What leaves or deletes is last.']],
    right: { shown: <DrawnMenu label="Lone Star Movers" items={[{ id: 'edit', label: 'Edit' }, { id: 'again', label: 'Send again' }, { id: 'end', items: [{ id: 'revoke', label: 'Revoke', tone: 'danger' }] }]} />, says: 'Actions that are seldom needed, the dangerous one last.' },
    wrong: { shown: <DrawnMenu label="Lone Star Movers" items={[{ id: 'edit', label: 'Edit' }]} />, says: 'One action behind two presses. Use `Button`.' },
  },
}
