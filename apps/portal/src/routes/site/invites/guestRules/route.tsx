import { guestTime } from '@portal/domain'
import { portsOfAll, type Location } from '#portal/access/places.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { useShowSaved } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { useInvitesHome } from '../useInvitesHome.ts'
import { guestRulesKind, type GuestRulesEditing, type GuestRulesField, type GuestRulesRecord, type GuestRulesValues } from './guestRulesForm.ts'
import { GuestRulesPage } from './GuestRulesPage.tsx'
import { guestRulesMessages } from './messages.ts'

interface Data {
  rules: GuestRulesRecord
  places: Location[]
}

/** The page `/site/invites/guests`: whether residents may invite guests, and within which limits. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    right: 'invites.rules',
    async load({ api, signal }): Promise<Data> {
      const { Rules, Locations } = await api.getGuestRules({}, { signal })
      return { rules: Rules, places: Locations }
    },
    useHead() {
      const t = guestRulesMessages.useWords()
      return { title: t.title, breadcrumb: [useInvitesHome(false).crumb], failed: t.failed, mayNot: t.mayNot }
    },
    Page: LoadedGuestRules,
  })
}

function LoadedGuestRules({ rules, places }: Data) {
  const editing: GuestRulesEditing = useRecordEdit(rules, guestRulesKind, async (api, payload) => (await api.saveGuestRules(payload)).Rules, { savedAs: (saved) => saved })
  const words = useGuestRulesWords(places)
  useShowSaved(editing, words, { recordOf: (saved) => saved, valuesOf: guestRulesKind.valuesOf, pathOf: () => paths.guestRules })
  return <GuestRulesPage rules={rules} places={places} editing={editing} words={words} />
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
