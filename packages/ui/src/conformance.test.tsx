import { unrestricted } from '@portal/domain'
import type { AccessExplanation as Explanation } from '@portal/domain'
import { X } from 'lucide-react'
import type { ReactElement, Ref } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import {
  BankAccountPanel, BankForm, BillingTotals, CardForm, CardOnFile, emptyBankDetails, InvoiceTable, MicroDepositForm,
  AccessExplanation, AppLinks, Avatar, Badge, Button, ButtonLink, Card, CellLines, ChangeReceipt, ConflictPanel, DataTable, Divider,
  EffectPreview, EmptyState, ErrorPanel, FilterBar, FootBar, FrameFooter, Grid, Heading, IconButton, Inline, InlineAlert, LiveRegion, LoadingState,
  PageHeader, Pagination, PasswordPanel, PrecedenceLegend, RestrictionEditor, RestrictionSummary, SafeHtml, Skeleton, Stack, StatusLabel,
  SubscribePanel, SupportPhone, TabNav, Text, TextLink, WatchmanExplainer, WeekGrid, WizardSteps,
} from './index.ts'

interface Rest { className: string, 'data-probe': string }

const nothing = () => undefined
const explanation: Explanation = { outcome: 'denied', deciding: 'portDefault', reasons: [], nextOpening: null }
const noPassword = { password: '', confirm: '' }
const noEntry = { username: '', ...noPassword }

/** Rest props and className reach the root of every component. */
const components: Record<string, (rest: Rest) => ReactElement> = {
  AccessExplanation: (rest) => <AccessExplanation explanation={explanation} timeZone="UTC" {...rest} />,
  AppLinks: (rest) => <AppLinks ios={{ href: '#x' }} {...rest} />,
  Avatar: (rest) => <Avatar name="Dana Whitfield" {...rest} />,
  Badge: (rest) => <Badge {...rest}>Level 2</Badge>,
  BankAccountPanel: (rest) => <BankAccountPanel bank={null} today="2026-11-21" {...rest} />,
  BankForm: (rest) => <BankForm values={emptyBankDetails} onValuesChange={nothing} onSubmit={nothing} fields={null} fieldsState="ready" {...rest} />,
  BillingTotals: (rest) => <BillingTotals totals={[{ label: 'Due now', cents: 0 }]} {...rest} />,
  Button: (rest) => <Button {...rest}>Save</Button>,
  ButtonLink: (rest) => <ButtonLink href="#x" {...rest}>Home</ButtonLink>,
  Card: (rest) => <Card title="Invites" {...rest} />,
  CellLines: (rest) => <CellLines second="1407" {...rest}>Dana Whitfield</CellLines>,
  ChangeReceipt: (rest) => <ChangeReceipt title="Saved" changes={[]} {...rest} />,
  ConflictPanel: (rest) => <ConflictPanel who="Dana" when="now" fields={[]} value={{}} onSideChange={nothing} {...rest} />,
  DataTable: (rest) => <DataTable label="Users" columns={[]} rows={[]} getRowId={String} total={0} {...rest} />,
  CardForm: (rest) => <CardForm values={{ name: '' }} onValuesChange={nothing} onSubmit={nothing} fields={null} fieldsState="ready" {...rest} />,
  CardOnFile: (rest) => <CardOnFile card={null} {...rest} />,
  Divider: (rest) => <Divider {...rest} />,
  EffectPreview: (rest) => <EffectPreview effect={undefined} {...rest} />,
  EmptyState: (rest) => <EmptyState title="No invites yet" {...rest} />,
  ErrorPanel: (rest) => <ErrorPanel title="Invites could not be loaded" {...rest} />,
  FilterBar: (rest) => <FilterBar {...rest} />,
  FootBar: (rest) => <FootBar fact="Nothing has been saved yet." {...rest}>{null}</FootBar>,
  FrameFooter: (rest) => <FrameFooter company="Gatewell" privacyHref="#x" {...rest} />,
  Grid: (rest) => <Grid {...rest} />,
  Heading: (rest) => <Heading {...rest}>Doors</Heading>,
  IconButton: (rest) => <IconButton icon={X} label="Close" {...rest} />,
  Inline: (rest) => <Inline {...rest} />,
  InlineAlert: (rest) => <InlineAlert {...rest}>Not saved.</InlineAlert>,
  InvoiceTable: (rest) => <InvoiceTable invoices={[]} total={0} today="2026-11-21" hrefFor={() => '#x'} {...rest} />,
  LiveRegion: (rest) => <LiveRegion {...rest} />,
  LoadingState: (rest) => <LoadingState {...rest} />,
  MicroDepositForm: (rest) => <MicroDepositForm kind="amounts" expectedArrival="2026-11-24" onSubmit={nothing} {...rest} />,
  PageHeader: (rest) => <PageHeader title="Dashboard" {...rest} />,
  Pagination: (rest) => <Pagination page={1} pageCount={2} onPageChange={nothing} {...rest} />,
  PasswordPanel: (rest) => <PasswordPanel values={noPassword} onValuesChange={nothing} onSubmit={nothing} {...rest} />,
  PrecedenceLegend: (rest) => <PrecedenceLegend {...rest} />,
  RestrictionEditor: (rest) => <RestrictionEditor value={unrestricted} timeZone="UTC" now={0} {...rest} />,
  RestrictionSummary: (rest) => <RestrictionSummary restriction={unrestricted} {...rest} />,
  SafeHtml: (rest) => <SafeHtml html="<p>Words</p>" {...rest} />,
  Skeleton: (rest) => <Skeleton {...rest} />,
  Stack: (rest) => <Stack {...rest} />,
  StatusLabel: (rest) => <StatusLabel status="locked" {...rest} />,
  SubscribePanel: (rest) => <SubscribePanel values={noEntry} onValuesChange={nothing} onSubmit={nothing} {...rest} />,
  SupportPhone: (rest) => <SupportPhone number="(972) 555-0148" {...rest} />,
  TabNav: (rest) => <TabNav label="Dana" tabs={[]} current="a" {...rest} />,
  Text: (rest) => <Text {...rest}>Words</Text>,
  TextLink: (rest) => <TextLink href="#x" {...rest}>Words</TextLink>,
  WatchmanExplainer: (rest) => <WatchmanExplainer {...rest} />,
  WeekGrid: (rest) => <WeekGrid label="At any time" windows={null} {...rest} />,
  WizardSteps: (rest) => <WizardSteps steps={[]} current="a" {...rest} />,
}

test.each(Object.entries(components))('%s hands rest props and className to its root', async (_name, make) => {
  const { container } = await render(make({ className: 'probe', 'data-probe': 'yes' }))
  const root = container.firstElementChild
  expect(root?.getAttribute('data-probe')).toBe('yes')
  expect(root?.classList.contains('probe')).toBe(true)
})

const withRefs: Record<string, (ref: Ref<never>) => ReactElement> = {
  AccessExplanation: (ref) => <AccessExplanation ref={ref} explanation={explanation} timeZone="UTC" />,
  AppLinks: (ref) => <AppLinks ref={ref} ios={{ href: '#x' }} />,
  Button: (ref) => <Button ref={ref}>Save</Button>,
  ButtonLink: (ref) => <ButtonLink ref={ref} href="#x">Home</ButtonLink>,
  Card: (ref) => <Card ref={ref} />,
  ChangeReceipt: (ref) => <ChangeReceipt ref={ref} title="Saved" changes={[]} />,
  ConflictPanel: (ref) => <ConflictPanel ref={ref} who="Dana" when="now" fields={[]} value={{}} onSideChange={nothing} />,
  EffectPreview: (ref) => <EffectPreview ref={ref} effect={undefined} />,
  FilterBar: (ref) => <FilterBar ref={ref} />,
  IconButton: (ref) => <IconButton ref={ref} icon={X} label="Close" />,
  InlineAlert: (ref) => <InlineAlert ref={ref} />,
  Pagination: (ref) => <Pagination ref={ref} page={1} pageCount={2} onPageChange={nothing} />,
  PasswordPanel: (ref) => <PasswordPanel ref={ref} values={noPassword} onValuesChange={nothing} onSubmit={nothing} />,
  PrecedenceLegend: (ref) => <PrecedenceLegend ref={ref} />,
  RestrictionEditor: (ref) => <RestrictionEditor ref={ref} value={unrestricted} timeZone="UTC" now={0} />,
  RestrictionSummary: (ref) => <RestrictionSummary ref={ref} restriction={unrestricted} />,
  SafeHtml: (ref) => <SafeHtml ref={ref} html="<p>Words</p>" />,
  Stack: (ref) => <Stack ref={ref} />,
  SubscribePanel: (ref) => <SubscribePanel ref={ref} values={noEntry} onValuesChange={nothing} onSubmit={nothing} />,
  TabNav: (ref) => <TabNav ref={ref} label="Dana" tabs={[]} current="a" />,
  TextLink: (ref) => <TextLink ref={ref} href="#x">Words</TextLink>,
  WatchmanExplainer: (ref) => <WatchmanExplainer ref={ref} />,
  WizardSteps: (ref) => <WizardSteps ref={ref} steps={[]} current="a" />,
}

test.each(Object.entries(withRefs))('%s hands its ref to its root', async (_name, make) => {
  let element: Element | null = null
  const { container } = await render(make((node: Element | null) => {
    element ??= node
  }))
  expect(element).toBe(container.firstElementChild)
})
