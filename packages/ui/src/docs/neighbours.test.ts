import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Components that are easily confused, so the guide of each must say when to use the other. */
const neighbours = [
  ['Badge', 'StatusLabel'], ['InlineAlert', 'Banner'], ['InlineAlert', 'ErrorPanel'], ['InlineAlert', 'ChangeReceipt'], ['ChangeReceipt', 'Toaster'],
  ['EmptyState', 'StatusPage'], ['EmptyState', 'ErrorPanel'], ['InviteMessage', 'StatusPage'], ['LoadingState', 'Skeleton'], ['LoadingState', 'Spinner'],
  ['LockdownBanner', 'Banner'], ['LockdownBanner', 'LockdownPanel'], ['ReadOnlyField', 'DescriptionList'], ['ChoiceField', 'RadioGroup'],
  ['SelectField', 'ComboboxField'], ['SelectField', 'FilterSelect'], ['CheckboxField', 'SwitchField'], ['SearchField', 'TextField'], ['SearchField', 'FilterBar'],
  ['SearchField', 'CommandPalette'], ['FilteredTextField', 'TextField'], ['EmailField', 'TextField'], ['MomentField', 'DateField'], ['MomentField', 'TimeField'],
  ['Dialog', 'Drawer'], ['Dialog', 'ConfirmDialog'], ['WizardSteps', 'ImportSteps'], ['WizardSteps', 'TabNav'], ['FormActions', 'FootBar'], ['Menu', 'CommandPalette'],
  ['CommandPalette', 'ComboboxField'], ['CallStory', 'CallTimeline'], ['CallSimulator', 'CallTimeline'], ['EffectPreview', 'CallEffect'], ['Button', 'ButtonLink'],
  ['Button', 'IconButton'], ['TextLink', 'ButtonLink'], ['Grid', 'Stack'], ['RestrictionSummary', 'AccessExplanation'], ['PublicFrame', 'AppFrame'], ['PortalScope', 'GlobalStyles'],
  ['Tabs', 'TabNav'], ['Popover', 'Dialog'], ['Popover', 'Menu'], ['Tooltip', 'Popover'], ['Disclosure', 'Tabs'], ['Meter', 'ProgressBar'], ['SegmentedControl', 'RadioGroup'],
  ['CheckboxGroup', 'RadioGroup'], ['TagInput', 'MultiComboboxField'], ['NumberField', 'TextField'], ['Timeline', 'DataTable'], ['Breadcrumb', 'PageHeader'],
] as const

const library = join(import.meta.dirname, '..')
const guides = globSync('**/*.guide.ts', { cwd: library }).map((file) => readFileSync(join(library, file), 'utf8'))
const guidesOf = (component: string) => guides.filter((guide) => new RegExp(`components: \\[[^\\]]*'${component}'`).test(guide))

it.each(neighbours)('a guide says when to use %s and when %s', (one, other) => {
  const named = (pages: readonly string[], name: string) => pages.some((page) => new RegExp(`\`${name}\\b`).test(page))
  expect(guidesOf(one)).toHaveLength(1)
  expect(guidesOf(other)).toHaveLength(1)
  expect(named(guidesOf(one), other) || named(guidesOf(other), one)).toBe(true)
})
