import { type endpoints, type ResponseOf, toRestriction } from '@portal/api-client/contract'
import { ButtonLink, Card, DataTable, EmptyState, PageHeader, Stack, Text, TextLink, type DataTableColumn, Button, InlineAlert, RadioGroup } from '@portal/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PrecedenceCard } from '#portal/access/PrecedenceCard.tsx'
import { useDescribe } from '#portal/access/useAccessSentence.ts'
import { paths, templatePath } from '#portal/app/paths.ts'
import { useCall } from '#portal/app/useCall.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { SaveFailure } from '#portal/forms/SaveFailure.tsx'
import type { Property } from '#portal/people/usePeopleChoices.ts'
import { restrictionsMessages } from './messages.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { useRights } from '#portal/app/useRights.ts'

type Template = ResponseOf<typeof endpoints.getPresetRestrictionTemplate>['Templates'][number]

interface Restrictions {
  templates: Template[]
  properties: Property[]
}

/** The page `/site/restrictions`: the account's templates, and the order in which rules decide. */
export const route = pageScreen({
  async load({ api, signal }): Promise<Restrictions> {
    const [{ Templates: templates }, { Properties: properties }] = await Promise.all([api.getPresetRestrictionTemplate({}, { signal }), api.getPropertyLocations({}, { signal })])
    return { templates, properties }
  },
  words: restrictionsMessages,
  head: (t) => ({ title: t.title, failed: t.failed }),
  Page: RestrictionsPage,
})

function RestrictionsPage({ templates, properties }: Restrictions) {
  const t = restrictionsMessages.useWords()
  const mayEdit = useRights()('restrictions.edit')
  return (
    <>
      <PageHeader
        title={t.title}
        facts={t.facts}
        actions={
          mayEdit && (
            <ButtonLink variant="primary" icon={Plus} href={paths.newTemplate}>
              {t.create}
            </ButtonLink>
          )
        }
      />
      <Stack gap={4}>
        <PageReceipt />
        <Templates templates={templates} mayEdit={mayEdit} />
        <Text size="small" tone="muted">
          {t.groups}: <TextLink href={paths.groups}>{t.seeGroups}</TextLink>
        </Text>
        {properties.map((property) => <PropertyAccessCard key={`${property.ID} ${property.LetsUnrestrictedIn}`} property={property} mayEdit={mayEdit} />)}
        <PrecedenceCard current="groupRestriction" />
      </Stack>
    </>
  )
}

function Templates({ templates, mayEdit }: { templates: Template[]; mayEdit: boolean }) {
  const t = restrictionsMessages.useWords()
  const columns = useColumns(mayEdit)
  return (
    <DataTable
      label={t.title}
      columns={columns}
      rows={templates}
      getRowId={({ ID }) => String(ID)}
      empty={<EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
      labels={{ counted: ({ count }) => t.counted({ count }) }}
    />
  )
}

function useColumns(mayEdit: boolean): DataTableColumn<Template>[] {
  const t = restrictionsMessages.useWords()
  const describe = useDescribe()
  return [
    {
      id: 'name',
      header: t.name,
      phone: 'title',
      width: '26%',
      cell: ({ ID, Name }) => (mayEdit ? <TextLink href={templatePath(ID)}>{Name}</TextLink> : Name),
    },
    { id: 'rule', header: t.rule, phone: 'fact', cell: ({ Restriction }) => <Text as="span" size="small">{describe(toRestriction(Restriction))}</Text> },
    { id: 'applied', header: t.applied, phone: 'line', width: '24%', cell: ({ AppliedCount }) => (AppliedCount === 0 ? t.nobody : t.appliedCount({ count: AppliedCount })) },
  ]
}

interface PropertyAccessCardProps {
  property: Property
  mayEdit: boolean
}

/** Says whether a property's doors let in users without a group, hours or doors. */
function PropertyAccessCard({ property: { ID, Name, LetsUnrestrictedIn }, mayEdit }: PropertyAccessCardProps) {
  const t = restrictionsMessages.useWords()
  const [letsIn, setLetsIn] = useState(LetsUnrestrictedIn)
  const { run, isBusy, failure } = useCall((api) => api.savePropertyAccess({ PropertyID: ID, LetsUnrestrictedIn: letsIn }))
  const isChanged = letsIn !== LetsUnrestrictedIn
  return (
    <Card
      title={t.unrestrictedAt({ property: Name })}
      actions={isChanged && <Button variant="primary" size="compact" isBusy={isBusy} onClick={() => run()}>{t.save}</Button>}
    >
      <Stack gap={4}>
        <RadioGroup
          label={t.unrestricted}
          look="cards"
          disabled={!mayEdit}
          value={letsIn ? 'open' : 'closed'}
          options={[{ value: 'closed', label: t.closed, help: t.closedHelp }, { value: 'open', label: t.open, help: t.openHelp }]}
          onValueChange={({ value }) => setLetsIn(value === 'open')}
        />
        {isChanged && <InlineAlert tone={letsIn ? 'danger' : 'warning'}>{letsIn ? t.opens : t.closes}</InlineAlert>}
        {failure && <SaveFailure failure={failure} title={t.notSaved} isNew={false} lookHref={paths.restrictions} />}
      </Stack>
    </Card>
  )
}
