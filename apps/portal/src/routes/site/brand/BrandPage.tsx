import { Card, FilteredTextField, hexOf, InlineAlert, PageColumns, Stack } from '@portal/ui'
import { paths } from '#portal/app/paths.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import type { RecordEditing } from '#portal/forms/useRecordEdit.ts'
import type { Removal } from '#portal/forms/useRemoval.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { BrandColorField } from './BrandColorField.tsx'
import type { AccountBrand, BrandField, BrandProblems, BrandValues } from './brandForm.ts'
import { BrandLogoField } from './BrandLogoField.tsx'
import { BrandPreview } from './BrandPreview.tsx'
import { brandMessages } from './messages.ts'

export interface BrandPageProps {
  brand: AccountBrand
  editing: RecordEditing<BrandValues, BrandField, BrandProblems, AccountBrand>
  words: EditWords<BrandValues, BrandField>
  removal: Removal
}

/** Edits the name, color and logo of an account's brand, with a preview of what guests see. */
export function BrandPage({ brand, editing, words, removal }: BrandPageProps) {
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
