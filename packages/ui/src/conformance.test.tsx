import { type AccessExplanation as Explanation, createImportDesk, unrestricted } from '@portal/domain'
import { X } from 'lucide-react'
import type { CSSProperties, ReactElement, RefCallback } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { recurringView, temporaryView } from './access/internal/inviteFixtures.ts'
import { exampleInvoice, exampleToday } from './billing/internal/examples.ts'
import { exampleLockdown } from './access/internal/lockdownFixtures.ts'
import { exampleNumbers, exampleWorld } from './calls/internal/examplePlans.ts'
import type * as library from './index.ts'
import {
  AccessExplanation, AppFrame, AppLinks, Avatar, Badge, BankAccountPanel, BankForm, Banner, BillingTotals, BrandMark, Button, ButtonLink,
  CallEffect, CallGroupEditor, CallPreferencesEditor, CallSimulator, CallStory, CallTimeline, Card, CardForm, CardOnFile, CellLines, ChangeReceipt, CheckboxField, ChoiceField, Combobox, ComboboxField, CommandPalette, CommandPaletteButton, ConfirmDialog, ConflictPanel,
  createToaster, DataTable, DateField, DescriptionList, Dialog, Divider, DoorRow, Drawer, EffectPreview, EmailField, EmailInvoiceDialog,
  emptyBankDetails, EmptyState, ErrorPanel, Field, FileDrop, FilterBar, FilteredTextArea, FilteredTextField, FilterSelect, FootBar, FormActions,
  FrameFooter, Grid, Heading, Icon, IconButton, ImportGrid, ImportSteps, ImportWizard, Inline, InlineAlert, InviteCard, InviteMessage, InvoiceTable, InvoiceView, KeepActions,
  LanguageSwitch, LiveRegion, LoadingState, LockdownBanner, LockdownPanel, lockedStatus, Menu, MicroDepositForm, MomentField, PageColumns, PageHeader, Pagination, PasswordField, PasswordPanel,
  PasswordRequirements, PayDialog, PortalScope, PrecedenceLegend, PublicFrame, QrTile, RadioGroup, ReadOnlyField, RecurringInviteCard,
  RestrictionEditor, RestrictionSummary, SafeHtml, ScanMode, SearchField, SelectField, SheetCounts, SidebarNav, Skeleton, Spinner, Stack, StatusLabel,
  StatusPage, SubscribePanel, SupportPhone, SwitchField, SyncState, TabNav, Text, TextArea, TextField, TextLink, TimeField, Toaster, VisuallyHidden,
  Popover,
  Tabs,
  Disclosure, Accordion,
  ProgressBar,
  Meter,
  AccessMatrix, BarsByHour, DoorLanes, HeatMap, MonthBars, RangeBars, SitePlan, UptimeBar, YearCalendar,
  Kbd,
  SegmentedControl,
  CopyButton,
  Breadcrumb,
  RelativeTime,
  Timeline,
  NumberField,
  CheckboxGroup,
  TagInput,
  ColorField,
  ColumnMenu,
  DateRangeField,
  MultiComboboxField,
  WatchmanExplainer, WeekGrid, WizardSteps,
} from './index.ts'

/** Properties that every component takes besides its own. */
interface Rest { className?: string, style?: CSSProperties, ref?: RefCallback<Element>, 'data-probe'?: string }
type Make = (rest: Rest) => ReactElement

interface Case {
  make: Make | null
  /** The element that gets `ref` and other properties. A field passes them to its control, but `className` and `style` to its frame. */
  to: 'root' | 'control' | 'nowhere'
}

type Name = { [One in keyof typeof library]: One extends Capitalize<One> ? One : never }[keyof typeof library]

const control = (make: Make): Case => ({ make, to: 'control' })
/** A case for components that replace their control, so that only the frame is compared. */
const onlyFrame = (make: Make): Case => ({ make, to: 'nowhere' })
const notAnElement = (_reason: string): Case => ({ make: null, to: 'nowhere' })

const nothing = () => undefined
const explanation: Explanation = { outcome: 'denied', deciding: 'portDefault', reasons: [], nextOpening: null }
const noPassword = { password: '', confirm: '' }
const noEntry = { username: '', ...noPassword }

const brand = { name: 'Gatewell' }
const messageView = { kind: 'message', status: 'Expired', statusWord: 'expired', message: 'This invite has expired.', name: '' } as const
const footer = { company: 'Gatewell', privacyHref: '#x' }

/** One case for each exported component. An export without a case is a type error. */
const cases = {
  AccessExplanation: (rest) => <AccessExplanation explanation={explanation} timeZone="UTC" {...rest} />,
  AppFrame: (rest) => <AppFrame brand={brand} navigation={[]} account={{ name: 'Dana', items: [] }} footer={footer} {...rest} />,
  AppLinks: (rest) => <AppLinks ios={{ href: '#x' }} {...rest} />,
  Avatar: (rest) => <Avatar name="Dana Whitfield" {...rest} />,
  Badge: (rest) => <Badge {...rest}>Level 2</Badge>,
  BankAccountPanel: (rest) => <BankAccountPanel bank={null} today="2026-11-21" {...rest} />,
  BankForm: (rest) => <BankForm values={emptyBankDetails} onValuesChange={nothing} onSubmit={nothing} fields={null} fieldsState="ready" {...rest} />,
  Banner: (rest) => <Banner kind="offline" title="No connection" {...rest} />,
  BillingTotals: (rest) => <BillingTotals totals={[{ label: 'Due now', cents: 0 }]} {...rest} />,
  BrandMark: (rest) => <BrandMark {...brand} {...rest} />,
  Button: (rest) => <Button {...rest}>Save</Button>,
  ButtonLink: (rest) => <ButtonLink href="#x" {...rest}>Home</ButtonLink>,
  CallEffect: (rest) => <CallEffect saved={null} plan={exampleNumbers} world={exampleWorld} {...rest} />,
  CallGroupEditor: (rest) => <CallGroupEditor value={exampleNumbers} people={[]} timeZone="UTC" now={0} {...rest} />,
  CallPreferencesEditor: (rest) => <CallPreferencesEditor value={{ ringHours: null, allowsNotifications: true }} timeZone="UTC" now={0} {...rest} />,
  CallSimulator: (rest) => <CallSimulator plan={exampleNumbers} world={exampleWorld} {...rest} />,
  CallStory: (rest) => <CallStory plan={exampleNumbers} events={[]} people={[]} {...rest} />,
  CallTimeline: (rest) => <CallTimeline plan={exampleNumbers} events={[]} people={[]} {...rest} />,
  Card: (rest) => <Card title="Invites" {...rest} />,
  CardForm: (rest) => <CardForm values={{ name: '' }} onValuesChange={nothing} onSubmit={nothing} fields={null} fieldsState="ready" {...rest} />,
  CardOnFile: (rest) => <CardOnFile card={null} {...rest} />,
  CellLines: (rest) => <CellLines second="1407" {...rest}>Dana Whitfield</CellLines>,
  ChangeReceipt: (rest) => <ChangeReceipt title="Saved" changes={[]} {...rest} />,
  CheckboxField: control((rest) => <CheckboxField label="Active" {...rest} />),
  ChoiceField: onlyFrame((rest) => <ChoiceField label="Group" options={[]} value="" onValueChange={nothing} {...rest} />),
  Combobox: control((rest) => <Combobox label="Door" options={[]} value="" onValueChange={nothing} {...rest} />),
  ComboboxField: control((rest) => <ComboboxField label="Door" options={[]} value="" onValueChange={nothing} {...rest} />),
  MultiComboboxField: control((rest) => <MultiComboboxField label="Doors" options={[]} {...rest} />),
  CommandPalette: (rest) => <CommandPalette isOpen value="" onValueChange={nothing} sections={[]} {...rest} />,
  CommandPaletteButton: (rest) => <CommandPaletteButton shortcut="Ctrl K" {...rest} />,
  ConfirmDialog: (rest) => <ConfirmDialog isOpen title="Remove?" confirmLabel="Remove" onOpenChange={nothing} onConfirm={nothing} {...rest} />,
  ConflictPanel: (rest) => <ConflictPanel who="Dana" when="now" fields={[]} value={{}} onSideChange={nothing} {...rest} />,
  ColumnMenu: (rest) => <ColumnMenu columns={[]} values={[]} onValuesChange={nothing} {...rest} />,
  DataTable: (rest) => <DataTable label="Users" columns={[]} rows={[]} getRowId={String} {...rest} />,
  DateField: control((rest) => <DateField label="From" value={null} onValueChange={nothing} {...rest} />),
  DescriptionList: (rest) => <DescriptionList items={[{ term: 'Unit', value: '1407' }]} {...rest} />,
  Dialog: (rest) => <Dialog isOpen title="Remove?" {...rest} />,
  Divider: (rest) => <Divider {...rest} />,
  Drawer: (rest) => <Drawer isOpen label="Menu" onOpenChange={nothing} {...rest} />,
  SyncState: (rest) => <SyncState controllers={[]} now={0} timeZone="UTC" {...rest} />,
  DateRangeField: (rest) => <DateRangeField {...rest} />,
  DoorRow: (rest) => <DoorRow name="Main Gate" status="Closed" actions={[{ kind: 'open', refusal: null }]} now={0} timeZone="UTC" {...rest} />,
  EffectPreview: (rest) => <EffectPreview effect={undefined} {...rest} />,
  EmailField: control((rest) => <EmailField label="Email" {...rest} />),
  EmailInvoiceDialog: (rest) => <EmailInvoiceDialog isOpen invoiceNumber="INV-1" onOpenChange={nothing} onSend={nothing} {...rest} />,
  EmptyState: (rest) => <EmptyState title="No invites yet" {...rest} />,
  ErrorPanel: (rest) => <ErrorPanel title="Invites could not be loaded" {...rest} />,
  Field: (rest) => <Field label="Unit" {...rest}>{(field) => <output {...field} />}</Field>,
  FileDrop: (rest) => <FileDrop label="File" onFileChoose={nothing} {...rest} />,
  FilterBar: (rest) => <FilterBar {...rest} />,
  FilterSelect: control((rest) => <FilterSelect label="Status" options={[]} value="" onValueChange={nothing} {...rest} />),
  FilteredTextArea: control((rest) => <FilteredTextArea label="Notes" {...rest} />),
  FilteredTextField: control((rest) => <FilteredTextField label="Unit" {...rest} />),
  FootBar: (rest) => <FootBar fact="Not saved yet." {...rest}>{null}</FootBar>,
  FormActions: (rest) => <FormActions {...rest}><Button>Save</Button></FormActions>,
  FrameFooter: (rest) => <FrameFooter company="Gatewell" privacyHref="#x" {...rest} />,
  GlobalStyles: notAnElement('styles of the page'),
  Grid: (rest) => <Grid {...rest} />,
  Heading: (rest) => <Heading {...rest}>Doors</Heading>,
  Icon: (rest) => <Icon icon={X} {...rest} />,
  IconButton: (rest) => <IconButton icon={X} label="Close" {...rest} />,
  ImportGrid: (rest) => <ImportGrid label="Rows" columns={['Name']} rows={[]} findings={[]} onCellChange={nothing} onMend={nothing} onChoiceChange={nothing} {...rest} />,
  ImportSteps: (rest) => <ImportSteps current="check" doneUntil="check" {...rest} />,
  ImportWizard: (rest) => <ImportWizard kind="users" desk={createImportDesk(() => Promise.resolve({ problem: 'empty' }))} known={{ groups: [], pins: [], units: [], people: [] }} targets={[]} address={{ place: { step: 'upload', show: null, page: 1 }, hrefFor: () => '#x', onPlaceChange: nothing }} onFileSave={nothing} onSend={() => Promise.resolve()} {...rest} />,
  Inline: (rest) => <Inline {...rest} />,
  InlineAlert: (rest) => <InlineAlert {...rest}>Not saved.</InlineAlert>,
  InviteCard: (rest) => <InviteCard view={temporaryView} {...rest} />,
  InviteMessage: (rest) => <InviteMessage view={messageView} {...rest} />,
  InvoiceTable: (rest) => <InvoiceTable invoices={[]} page={{ number: 1, size: 20, total: 0 }} today="2026-11-21" hrefFor={() => '#x'} {...rest} />,
  InvoiceView: (rest) => <InvoiceView invoice={exampleInvoice} today={exampleToday} {...rest} />,
  KeepActions: (rest) => <KeepActions {...rest} />,
  LanguageSwitch: control((rest) => <LanguageSwitch languages={[]} current="en" onLanguageChange={nothing} {...rest} />),
  LinkProvider: notAnElement('hands on what renders links'),
  LiveRegion: (rest) => <LiveRegion {...rest} />,
  LoadingState: (rest) => <LoadingState {...rest} />,
  LockdownBanner: (rest) => <LockdownBanner lockdown={exampleLockdown} href="#x" {...rest} />,
  LockdownPanel: (rest) => <LockdownPanel lockdown={exampleLockdown} {...rest} />,
  Menu: (rest) => <Menu label="More" items={[]} {...rest} />,
  MicroDepositForm: (rest) => <MicroDepositForm kind="amounts" expectedArrival="2026-11-24" onSubmit={nothing} {...rest} />,
  MomentField: (rest) => <MomentField edge="end" value={null} onValueChange={nothing} {...rest} />,
  PageColumns: (rest) => <PageColumns side="Effect" {...rest} />,
  PageHeader: (rest) => <PageHeader title="Dashboard" {...rest} />,
  Pagination: (rest) => <Pagination page={1} pageCount={2} onPageChange={nothing} {...rest} />,
  PasswordField: control((rest) => <PasswordField label="Password" autoComplete="current-password" {...rest} />),
  PasswordPanel: (rest) => <PasswordPanel values={noPassword} onValuesChange={nothing} onSubmit={nothing} {...rest} />,
  PasswordRequirements: (rest) => <PasswordRequirements value="" {...rest} />,
  PayDialog: (rest) => <PayDialog isOpen invoiceNumber="INV-1" cents={100} methods={[]} method="" onOpenChange={nothing} onMethodChange={nothing} onPay={nothing} {...rest} />,
  PortalProvider: notAnElement('hands on language and zone'),
  PortalScope: (rest) => <PortalScope {...rest} />,
  PrecedenceLegend: (rest) => <PrecedenceLegend {...rest} />,
  PublicFrame: (rest) => <PublicFrame brand={brand} footer={footer} {...rest} />,
  QrTile: (rest) => <QrTile image="" alt="QR key" {...rest} />,
  RadioGroup: (rest) => <RadioGroup label="Type" options={[]} value={null} onValueChange={nothing} {...rest} />,
  ReadOnlyField: control((rest) => <ReadOnlyField label="Email" value="a@b.c" {...rest} />),
  RecurringInviteCard: (rest) => <RecurringInviteCard view={recurringView} onGenerate={nothing} {...rest} />,
  RestrictionEditor: (rest) => <RestrictionEditor value={unrestricted} timeZone="UTC" now={0} {...rest} />,
  RestrictionSummary: (rest) => <RestrictionSummary restriction={unrestricted} {...rest} />,
  SafeHtml: (rest) => <SafeHtml html="<p>Words</p>" {...rest} />,
  ScanMode: (rest) => <ScanMode isOpen name="Plumber" image={null} alt="QR key" endsAt={null} timeZone="UTC" usesLeft={null} onOpenChange={nothing} {...rest} />,
  SearchField: control((rest) => <SearchField label="Search" value="" onValueChange={nothing} {...rest} />),
  SelectField: control((rest) => <SelectField label="Group" options={[]} {...rest} />),
  SheetCounts: (rest) => <SheetCounts items={[]} {...rest} />,
  SidebarNav: (rest) => <SidebarNav groups={[]} {...rest} />,
  Skeleton: (rest) => <Skeleton {...rest} />,
  Spinner: (rest) => <Spinner {...rest} />,
  Stack: (rest) => <Stack {...rest} />,
  StatusLabel: (rest) => <StatusLabel status={lockedStatus} {...rest}>Locked</StatusLabel>,
  StatusPage: (rest) => <StatusPage title="Done" {...rest} />,
  SubscribePanel: (rest) => <SubscribePanel values={noEntry} onValuesChange={nothing} onSubmit={nothing} {...rest} />,
  SupportPhone: (rest) => <SupportPhone number="(972) 555-0148" {...rest} />,
  SwitchField: control((rest) => <SwitchField label="Web access" {...rest} />),
  TabNav: (rest) => <TabNav label="Dana" tabs={[]} current="a" {...rest} />,
  Text: (rest) => <Text {...rest}>Words</Text>,
  TextArea: control((rest) => <TextArea label="Notes" {...rest} />),
  TextField: control((rest) => <TextField label="Unit" {...rest} />),
  TextLink: (rest) => <TextLink href="#x" {...rest}>Words</TextLink>,
  TimeField: control((rest) => <TimeField label="From" value={0} onValueChange={nothing} {...rest} />),
  Toaster: (rest) => <Toaster toaster={createToaster()} {...rest} />,
  Tooltip: notAnElement('hands its words to its child'),
  ToasterProvider: notAnElement('renders a Toaster below its children'),
  Popover: (rest) => <Popover label="Doors" trigger={<Button>3 doors</Button>} {...rest}>Main Gate</Popover>,
  Tabs: (rest) => <Tabs label="Steps" tabs={[{ id: 'a', label: 'First', content: 'Dana' }]} {...rest} />,
  Accordion: (rest) => <Accordion {...rest} />,
  Disclosure: (rest) => <Disclosure summary="More" {...rest} />,
  ProgressBar: (rest) => <ProgressBar label="Importing" {...rest} />,
  BarsByHour: (rest) => <BarsByHour hours={[{ entries: 1, denied: 0 }]} {...rest} />,
  AccessMatrix: (rest) => <AccessMatrix doors={[{ id: 'main', name: 'Main Gate' }]} groups={[{ id: 'staff', name: 'Staff', cells: [{ windows: null }] }]} onValueChange={() => undefined} {...rest} />,
  DoorLanes: (rest) => <DoorLanes lanes={[]} day={{ start: 0, end: 86_400_000 }} timeZone="UTC" {...rest} />,
  UptimeBar: (rest) => <UptimeBar days={[{ name: 'Nov 9', recorded: 1440, offline: 0 }]} {...rest} />,
  MonthBars: (rest) => <MonthBars kinds={['Tax']} months={[{ month: '2026-11-01', cents: [100] }]} {...rest} />,
  HeatMap: (rest) => <HeatMap hours={[{ entries: 1, denied: 0 }]} {...rest} />,
  YearCalendar: (rest) => <YearCalendar today="2026-11-23" marks={[]} {...rest} />,
  SitePlan: (rest) => <SitePlan picture={{ source: 'data:image/svg+xml,', width: 4, height: 3 }} label="Site plan" doors={[]} {...rest} />,
  RangeBars: (rest) => <RangeBars bars={[{ name: '9 AM to 10 AM', entries: 1, denied: 0 }]} {...rest} />,
  Meter: (rest) => <Meter label="PINs" value={1} max={2} valueText="1 of 2" {...rest} />,
  Kbd: (rest) => <Kbd {...rest}>Esc</Kbd>,
  SegmentedControl: (rest) => <SegmentedControl label="Speed" options={[{ value: '1', label: '1×' }]} {...rest} />,
  CopyButton: (rest) => <CopyButton text="1407" {...rest} />,
  Breadcrumb: (rest) => <Breadcrumb items={[{ label: 'Users', href: '#x' }]} {...rest} />,
  RelativeTime: (rest) => <RelativeTime instant={0} now={0} timeZone="UTC" {...rest} />,
  Timeline: (rest) => <Timeline entries={[]} {...rest} />,
  NumberField: control((rest) => <NumberField label="Uses" {...rest} />),
  CheckboxGroup: (rest) => <CheckboxGroup label="Doors" options={[]} {...rest} />,
  TagInput: control((rest) => <TagInput label="Plates" {...rest} />),
  ColorField: control((rest) => <ColorField label="Color" {...rest} />),
  VisuallyHidden: (rest) => <VisuallyHidden {...rest}>Read aloud</VisuallyHidden>,
  WatchmanExplainer: (rest) => <WatchmanExplainer {...rest} />,
  WeekGrid: (rest) => <WeekGrid label="At any time" windows={null} {...rest} />,
  WizardSteps: (rest) => <WizardSteps steps={[]} current="a" {...rest} />,
} satisfies Record<Name, Make | Case>

const elements = Object.entries<Make | Case>(cases).flatMap(([name, given]) => {
  const { make, to } = typeof given === 'function' ? { make: given, to: 'root' as const } : given
  return make ? [{ name, make, to }] : []
})

/** The component's root element: in its container, or for overlays at the end of the page. */
function rootOf(container: HTMLElement): Element {
  const root = container.querySelector('.probe') ?? document.querySelector('.probe')
  if (!root) throw new Error('className reached nothing')
  return root
}

const house = (element: Element) => Object.entries((element as HTMLElement).dataset).filter(([key]) => key !== 'probe')

describe.each(elements)('$name', ({ make, to }) => {
  it('the root element keeps its own class and style and adds the given ones', async () => {
    const bare = await render(make({ className: 'probe' }))
    const own = rootOf(bare.container)
    const [ownClasses, ownStyles] = [[...own.classList], [...(own as HTMLElement).style]]
    await bare.unmount()
    const root = rootOf((await render(make({ className: 'probe', style: { outlineOffset: '7px' } }))).container) as HTMLElement
    expect([...root.classList]).toEqual(ownClasses)
    expect(root.style.outlineOffset).toBe('7px')
    expect([...root.style]).toEqual(expect.arrayContaining(ownStyles))
  })

  it.skipIf(to === 'nowhere')('ref and data attributes reach the same element, and the element keeps its own data attributes', async () => {
    let element: Element | null = null
    const ref = (node: Element | null) => {
      element ??= node
    }
    const first = await render(make({ 'className': 'probe', 'data-probe': 'yes', ref }))
    const target = document.querySelector('[data-probe=yes]')
    expect(target).not.toBeNull()
    expect(element).toBe(target)
    if (to === 'root') expect(target).toBe(rootOf(first.container))
    const own = house(target as Element)
    await first.unmount()
    const lost = Object.fromEntries(own.map(([key]) => [`data-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, 'lost']))
    await render(make({ 'data-probe': 'again', ...lost }))
    expect(house(document.querySelector('[data-probe=again]') as Element)).toEqual(own)
  })
})
