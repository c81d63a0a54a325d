import { mendedColor } from '@portal/domain'
import { Card, ColorField, FilteredTextField, hexOf, InlineAlert, PageColumns, Stack, Text, useToaster } from '@portal/ui'
import { styled } from 'styled-components'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useShowSaved } from '#portal/forms/useAfterSave.ts'
import { type RecordEditing, useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { type Removal, useRemoval } from '#portal/forms/useRemoval.ts'
import { type AccountBrand, type BrandField, brandKind, type BrandProblems, type BrandValues } from './brandForm.ts'
import { BrandLogoField } from './BrandLogoField.tsx'
import { BrandPreview } from './BrandPreview.tsx'
import { brandMessages } from './messages.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'

/** The page `/site/brand`: the account's brand for guests. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    right: 'brand.edit',
    load: async ({ api, signal }) => ({ brand: (await api.getAccountBrand({ signal })).Brand }),
    useHead() {
      const t = brandMessages.useWords()
      return { title: t.title, failed: t.failed, mayNot: t.mayNot }
    },
    // The key changes after a deletion, so that the form starts again.
    keyOf: ({ brand }) => String(brand.IsSet),
    Page: LoadedBrand,
  })
}

function LoadedBrand({ brand }: { brand: AccountBrand }) {
  const t = brandMessages.useWords()
  const toaster = useToaster()
  const editing = useRecordEdit(brand, brandKind, async (api, payload) => (await api.saveAccountBrand(payload)).Brand, { savedAs: (saved) => saved, keepsData: true })
  const words = useBrandWords()
  useShowSaved(editing, words, { recordOf: (saved) => saved, valuesOf: brandKind.valuesOf, pathOf: () => paths.brand })
  const removal = useRemoval(editing, (api) => api.deleteAccountBrand({}), paths.brand, () => toaster.success(t.removed))
  return <BrandPage brand={brand} editing={editing} words={words} removal={removal} />
}

/** A brand's parts and values as text. */
function useBrandWords(): EditWords<BrandValues, BrandField> {
  const t = brandMessages.useWords()
  const names: Record<BrandField, string> = { Name: t.name, Accent: t.color, Logo: t.logo }
  return {
    nameOf: (field) => names[field],
    textOf: (field, { Name, Accent, Logo }) => ({ Name, Accent, Logo: Logo === null ? '' : t.logoOne })[field],
  }
}

interface BrandPageProps {
  brand: AccountBrand
  editing: RecordEditing<BrandValues, BrandField, BrandProblems, AccountBrand>
  words: EditWords<BrandValues, BrandField>
  removal: Removal
}

/** Edits the name, color and logo of an account's brand, with a preview of what guests see. */
function BrandPage({ brand, editing, words, removal }: BrandPageProps) {
  const t = brandMessages.useWords()
  const { problems, refusals, change, changed } = editing
  const { values } = editing.edit
  const name = values.Name.trim()
  return (
    <EditorPage
      title={t.title}
      breadcrumb={[]}
      facts={t.facts({ account: brand.AccountName })}
      editing={editing}
      words={words}
      cancelHref={paths.dashboard}
      history={brand.Version > 0 && <HistoryButton subject="brand" id={brand.AccountID} name={brand.Name || brand.AccountName} />}
      removal={brand.IsSet ? { ...removal, title: t.removeTitle, description: t.removeText, confirmLabel: t.removeConfirm } : undefined}
    >
      {changed.length === 0 && <PageReceipt version={brand.Version} />}
      {!brand.IsSet && <InlineAlert tone="info">{t.noneYet}</InlineAlert>}
      <PageColumns side={<BrandPreview brand={{ name: name || null, accent: hexOf(values.Accent), logo: values.Logo }} />}>
        <Card title={t.look}>
          <Stack gap={5}>
            <FilteredTextField
              label={t.name}
              name="Name"
              help={t.nameHelp}
              maxLength={60}
              autoComplete="organization"
              value={values.Name}
              error={problems.Name ? t[problems.Name] : refusals['Name']}
              onChange={(event) => change({ Name: event.currentTarget.value })}
            />
            <BrandColorField value={values.Accent} error={problems.Accent ?? (refusals['Accent'] === undefined ? undefined : { message: refusals['Accent'] })} onChange={({ color }) => change({ Accent: color })} />
            <BrandLogoField name={name || brand.AccountName} value={values.Logo} error={refusals['Logo']} onChange={({ logo }) => change({ Logo: logo })} />
          </Stack>
        </Card>
      </PageColumns>
    </EditorPage>
  )
}

interface BrandColorFieldProps {
  /** The typed text, even while it is not a color yet. */
  value: string
  /** The problem of the color, from the form or the service. */
  error: 'colorMissing' | 'colorWrong' | { message: string } | undefined
  onChange: (change: { color: string }) => void
}

const examples = ['#2f6b3a', 'rebeccapurple', 'oklch(0.5 0.1 150)']

/** A field for a color, with the resulting color in both themes. */
function BrandColorField({ value, error, onChange }: BrandColorFieldProps) {
  const t = brandMessages.useWords()
  const color = hexOf(value)
  return (
    <ColorField
      label={t.color}
      name="Accent"
      help={t.colorHelp({ examples: examples.join(', ') })}
      value={value}
      error={error === 'colorWrong' ? t.colorWrong({ example: examples[0] ?? '' }) : typeof error === 'string' ? t[error] : error?.message}
      labels={{ pick: t.pick }}
      after={color === null ? value.trim() === '' && <NoColor /> : <ColorFacts color={color} />}
      onValueChange={(change) => onChange({ color: change.value })}
    />
  )
}

/** Shows the portal's own color, if none is chosen. */
function NoColor() {
  const t = brandMessages.useWords()
  return (
    <Fact as="p">
      <Swatch style={{ background: 'var(--portal-accent-fill)' }} />
      <Text as="span" size="small" tone="muted">{t.colorNone}</Text>
    </Fact>
  )
}

/** Shows the color in each theme, as a sample and a sentence. */
function ColorFacts({ color }: { color: string }) {
  const t = brandMessages.useWords()
  const tag = useLocaleTag()
  return (
    <Stack as="ul" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {(['light', 'dark'] as const).map((theme) => {
        const mended = mendedColor(color, theme)
        if (mended === null) return null
        const fact = { theme: t[theme], contrast: mended.contrast.toLocaleString(tag) }
        return (
          <Fact key={theme}>
            <Swatch style={{ background: mended.shown }} />
            <Text size="small" tone="muted">{mended.isMended ? t.mended({ ...fact, color: mended.shown }) : t.asItIs(fact)}</Text>
          </Fact>
        )
      })}
    </Stack>
  )
}

const Fact = styled.li`
  display: flex;
  align-items: baseline;
  gap: var(--portal-space-2);
`

const Swatch = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  align-self: center;
  inline-size: 12px;
  block-size: 12px;
  border: 1px solid var(--portal-border-control);
  border-radius: var(--portal-radius-small);
  forced-color-adjust: none;
`
