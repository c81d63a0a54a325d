import { mendedColor, brandLogoTypes, changedParts, plainParts, brandLogoLimits } from '@portal/domain'
import { Card, ColorField, FilteredTextField, hexOf, InlineAlert, PageColumns, Stack, Text, Button, FileDrop, Inline } from '@portal/ui'
import { styled } from 'styled-components'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords, RecordKind } from '#portal/forms/recordKind.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useShowSaved, useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { BrandPreview } from './BrandPreview.tsx'
import { brandMessages } from './messages.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { drawImage, readImage } from '#portal/app/pictures.ts'

/** The page `/site/brand`: the account's brand for guests. */
export const route = pageScreen({
  right: 'brand.edit',
  load: async ({ api, signal }) => ({ brand: (await api.getAccountBrand({ signal })).Brand }),
  words: brandMessages,
  head: (t) => ({ title: t.title, failed: t.failed, mayNot: t.mayNot }),
  // The key changes after a deletion, so that the form starts again.
  keyOf: ({ brand }) => String(brand.IsSet),
  Page: BrandPage,
})

/** Edits the name, color and logo of an account's brand, with a preview of what guests see. */
function BrandPage({ brand }: { brand: AccountBrand }) {
  const t = brandMessages.useWords()
  const editing = useRecordEdit(brand, brandKind, async (api, payload) => (await api.saveAccountBrand(payload)).Brand, { savedAs: (saved) => saved, keepsData: true })
  const words = useBrandWords()
  useShowSaved(editing, words, { recordOf: (saved) => saved, valuesOf: brandKind.valuesOf, pathOf: () => paths.brand })
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
      removal={brand.IsSet ? { call: (api) => api.deleteAccountBrand({}), removed: t.removed, leadsTo: paths.brand, title: t.removeTitle, description: t.removeText, confirmLabel: t.removeConfirm } : undefined}
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

/** A brand's parts and values as text. */
function useBrandWords(): EditWords<BrandValues, BrandField> {
  const t = brandMessages.useWords()
  const names: Record<BrandField, string> = { Name: t.name, Accent: t.color, Logo: t.logo }
  return {
    nameOf: (field) => names[field],
    textOf: (field, { Name, Accent, Logo }) => ({ Name, Accent, Logo: Logo === null ? '' : t.logoOne })[field],
  }
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

interface BrandLogoFieldProps {
  /** The name of the brand. */
  name: string
  value: string | null
  /** The service's message about the logo. */
  error: string | undefined
  onChange: (change: { logo: string | null }) => void
}

/** Shows the current logo, and an area to drop another one. */
function BrandLogoField({ name, value, error, onChange }: BrandLogoFieldProps) {
  const t = brandMessages.useWords()
  const labelId = useId()
  const [problem, setProblem] = useState<LogoProblem | null>(null)
  const [isDrawing, setDrawing] = useState(false)
  const take = async (file: File) => {
    setDrawing(true)
    const drawn = await drawLogo(file)
    setDrawing(false)
    setProblem('problem' in drawn ? drawn.problem : null)
    if ('logo' in drawn) onChange({ logo: drawn.logo })
  }
  return (
    <Stack gap={2} role="group" aria-labelledby={labelId}>
      <Text isStrong id={labelId}>
        {t.logo} <Optional>({t.optional})</Optional>
      </Text>
      {value !== null && (
        <Inline gap={3}>
          <Plate><img src={value} alt={t.logoAlt({ name })} /></Plate>
          <Plate data-theme="dark"><img src={value} alt="" /></Plate>
          <Button
            icon={Trash2}
            onClick={() => {
              setProblem(null)
              onChange({ logo: null })
            }}
          >
            {t.logoRemove}
          </Button>
        </Inline>
      )}
      <FileDrop
        label={t.logo}
        accept={brandLogoTypes.join(',')}
        help={t.logoHelp}
        error={problem === null ? error : t[`logo_${problem}`]}
        isInForm
        isBusy={isDrawing}
        labels={{ drop: t.drop, dropNow: t.dropNow, choose: value === null ? t.choose : t.another }}
        onFileChoose={({ file }) => void take(file)}
      />
    </Stack>
  )
}

const Optional = styled.span`
  color: var(--portal-text-muted);
  font-weight: var(--portal-weight-regular);
`

/** The background of a page in one theme. */
const Plate = styled.span`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  padding: var(--portal-space-3);
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-canvas);

  & img {
    display: block;
    block-size: 24px;
    max-inline-size: 100%;
    object-fit: contain;
  }
`

type AccountBrand = ResponseOf<typeof endpoints.getAccountBrand>['Brand']

const brandFields = ['Name', 'Accent', 'Logo'] as const
type BrandField = (typeof brandFields)[number]
type BrandValues = Pick<AccountBrand, BrandField>
interface BrandProblems {
  Name?: 'nameMissing'
  Accent?: 'colorMissing' | 'colorWrong'
}

const brandParts = plainParts<BrandValues, BrandField>(brandFields)

/** The kind of record for the editor of a brand. One draft is enough, because a tab belongs to one user and account at a time. */
export const brandKind = {
  name: 'brand',
  parts: brandParts,
  valuesOf: ({ Name, Accent, Logo }): BrandValues => ({ Name, Accent, Logo }),
  check: ({ Name, Accent }): BrandProblems => ({
    ...(Name.trim() === '' && { Name: 'nameMissing' as const }),
    ...(Accent.trim() === '' ? { Accent: 'colorMissing' as const } : hexOf(Accent) === null && { Accent: 'colorWrong' as const }),
  }),
  toPayload: ({ version, base, values }): PayloadOf<typeof endpoints.saveAccountBrand> => {
    const changed = changedParts(brandParts, base, values)
    return {
      Version: version,
      ...(changed.includes('Name') && { Name: values.Name.trim() }),
      ...(changed.includes('Accent') && { Accent: hexOf(values.Accent) ?? values.Accent }),
      // An unchanged logo isn't sent, because newer rules may refuse an old logo.
      ...(changed.includes('Logo') && { Logo: values.Logo }),
    }
  },
  refusable: brandFields,
} satisfies RecordKind<AccountBrand, BrandValues, BrandField, BrandProblems>

type LogoProblem = 'kind' | 'fileSize' | 'unreadable' | 'length'

/** The heights to try; the largest that stays within the size limit is used. */
const heights = [brandLogoLimits.height, 48, 36, 24]

/** Draws a picture as a small PNG in the browser, which removes scripts of an SVG and metadata of a photo. `problem` says why it can't be a logo. */
export async function drawLogo(file: Blob): Promise<{ logo: string } | { problem: LogoProblem }> {
  if (!(brandLogoTypes as readonly string[]).includes(file.type)) return { problem: 'kind' }
  if (file.size > brandLogoLimits.fileSize) return { problem: 'fileSize' }
  const isDrawing = file.type === 'image/svg+xml'
  try {
    const image = await readImage(file)
    const { naturalWidth: width, naturalHeight: height } = image
    for (const wanted of heights) {
      // Only an SVG may be enlarged.
      const scale = Math.min(wanted / height, brandLogoLimits.width / width, isDrawing ? Infinity : 1)
      const canvas = drawImage(image, width * scale, height * scale)
      const logo = canvas.toDataURL('image/png')
      if (logo.length <= brandLogoLimits.length) return { logo }
    }
    return { problem: 'length' }
  } catch {
    return { problem: 'unreadable' }
  }
}
