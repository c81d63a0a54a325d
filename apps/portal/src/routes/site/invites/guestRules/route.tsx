import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { guestTime, guestRuleLimits, plainParts } from '@portal/domain'
import { Card, Grid, MultiComboboxField, NumberField, SegmentedControl, SelectField, Stack, SwitchField } from '@portal/ui'
import { portsOfAll, type Location } from '#portal/access/places.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords, RecordKind } from '#portal/forms/recordKind.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useShowSaved, useRecordEdit, type RecordEditing } from '#portal/forms/useRecordEdit.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'
import { useInvitesHome } from '../useInvitesHome.ts'
import { guestRulesMessages } from './messages.ts'

interface Data {
  rules: GuestRulesRecord
  places: Location[]
}

/** The page `/site/invites/guests`: whether residents may invite guests, and within which limits. */
export const route = pageScreen({
  right: 'invites.rules',
  async load({ api, signal }): Promise<Data> {
    const { Rules, Locations } = await api.getGuestRules({}, { signal })
    return { rules: Rules, places: Locations }
  },
  useHead() {
    const t = guestRulesMessages.useWords()
    return { title: t.title, breadcrumb: [useInvitesHome(false).crumb], failed: t.failed, mayNot: t.mayNot }
  },
  Page: GuestRulesPage,
})

/** The switch for invites by residents, and the limits of each resident while it is on. */
function GuestRulesPage({ rules, places }: Data) {
  const editing: GuestRulesEditing = useRecordEdit(rules, guestRulesKind, async (api, payload) => (await api.saveGuestRules(payload)).Rules, { savedAs: (saved) => saved })
  const words = useGuestRulesWords(places)
  useShowSaved(editing, words, { recordOf: (saved) => saved, valuesOf: guestRulesKind.valuesOf, pathOf: () => paths.guestRules })
  const t = guestRulesMessages.useWords()
  const tag = useLocaleTag()
  const { problems, refusals, change, changed, edit: { values } } = editing
  const hours = [...new Set([...times, values.Hours])].toSorted((one, other) => one - other)
  return (
    <EditorPage
      title={t.title}
      breadcrumb={[useInvitesHome(false).crumb]}
      facts={t.facts}
      editing={editing}
      words={words}
      cancelHref={paths.invites}
      history={rules.Version > 0 && <HistoryButton subject="account" id={rules.AccountID} name={t.title} />}
    >
      {changed.length === 0 && <PageReceipt version={rules.Version} />}
      <Card>
        <Stack gap={5}>
          <SwitchField label={t.isOn} help={t.isOnHelp} checked={values.IsOn} onChange={({ currentTarget }) => change({ IsOn: currentTarget.checked })} />
          {values.IsOn && (
            <>
              <Grid minColumn="240px" gap={4}>
                <NumberField label={t.atOnce} min={1} max={guestRuleLimits.atOnce} value={values.AtOnce} error={refusals['AtOnce']} onValueChange={({ value }) => change({ AtOnce: value ?? values.AtOnce })} />
                <SelectField
                  label={t.hours}
                  value={String(values.Hours)}
                  options={hours.map((value) => ({ value: String(value), label: guestTime(value, tag) }))}
                  error={refusals['Hours']}
                  onChange={({ currentTarget }) => change({ Hours: Number(currentTarget.value) })}
                />
              </Grid>
              <Stack gap={3}>
                <SegmentedControl
                  label={t.doors}
                  value={values.Ports === null ? 'every' : 'some'}
                  options={[{ value: 'every', label: t.everyDoor }, { value: 'some', label: t.someDoors }]}
                  onValueChange={({ value }) => change({ Ports: value === 'every' ? null : [] })}
                />
                {values.Ports !== null && (
                  <MultiComboboxField
                    label={t.chosenDoors}
                    help={t.chosenDoorsHelp}
                    options={portsOfAll(places).map(({ PortID, Name }) => ({ value: PortID, label: Name }))}
                    values={values.Ports}
                    error={problems.Ports ? t[problems.Ports] : refusals['Ports']}
                    onValuesChange={({ values: chosen }) => change({ Ports: chosen.toSorted() })}
                  />
                )}
              </Stack>
            </>
          )}
        </Stack>
      </Card>
    </EditorPage>
  )
}

/** The parts and values of the rules as text. */
function useGuestRulesWords(places: readonly Location[]): EditWords<GuestRulesValues, GuestRulesField> {
  const t = guestRulesMessages.useWords()
  const tag = useLocaleTag()
  const listOf = useFormatsList()
  const names = new Map(portsOfAll(places).map(({ PortID, Name }) => [PortID, Name]))
  return {
    nameOf: (field) => ({ IsOn: t.isOn, AtOnce: t.atOnce, Hours: t.hours, Ports: t.doors })[field],
    textOf: (field, { IsOn, AtOnce, Hours, Ports }) =>
      ({ IsOn: IsOn ? t.on : t.off, AtOnce: String(AtOnce), Hours: guestTime(Hours, tag), Ports: Ports === null ? t.everyDoor : listOf(Ports.map((id) => names.get(id) ?? id)) })[field],
  }
}

const times = [1, 2, 4, 8, 12, 24, 48, 72, 168, 336, 720]

type GuestRulesRecord = ResponseOf<typeof endpoints.getGuestRules>['Rules']

const fields = ['IsOn', 'AtOnce', 'Hours', 'Ports'] as const
type GuestRulesField = (typeof fields)[number]
type GuestRulesValues = Pick<GuestRulesRecord, GuestRulesField>
type GuestRulesProblems = { Ports?: 'portsMissing' }
type GuestRulesEditing = RecordEditing<GuestRulesValues, GuestRulesField, GuestRulesProblems, GuestRulesRecord>

const guestRulesKind = {
  name: 'guestRules',
  parts: plainParts<GuestRulesValues, GuestRulesField>(fields),
  valuesOf: ({ IsOn, AtOnce, Hours, Ports }): GuestRulesValues => ({ IsOn, AtOnce, Hours, Ports: Ports && Ports.toSorted() }),
  check: ({ Ports }): GuestRulesProblems => (Ports?.length === 0 ? { Ports: 'portsMissing' } : {}),
  toPayload: ({ version, values }): PayloadOf<typeof endpoints.saveGuestRules> => ({ ...values, Version: version }),
  refusable: fields,
} satisfies RecordKind<GuestRulesRecord, GuestRulesValues, GuestRulesField, GuestRulesProblems>
