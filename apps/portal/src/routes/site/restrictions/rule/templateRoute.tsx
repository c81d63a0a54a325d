import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo, toRestriction, toRestrictionRecord } from '@portal/domain'
import { Card, PageHeader, Text } from '@portal/ui'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { readJson } from '../../../../access/json.ts'
import { attempt, type Attempt } from '../../../../app/attempt.ts'
import { FailurePanel } from '../../../../app/FailurePanel.tsx'
import { paths } from '../../../../app/paths.ts'
import type { Portal } from '../../../../app/Portal.ts'
import type { ScreenRoute } from '../../../../app/ScreenRoute.ts'
import { signedIn } from '../../../../app/signedIn.ts'
import { ruleMessages } from '../messages.ts'
import { RulePage } from './RulePage.tsx'
import { useRuleAction, type RuleChange, type RuleChanged } from './useRuleAction.ts'

type Template = ResponseOf<typeof endpoints.getPresetTemplateDetails>

interface TemplateData {
  /** Null for a new one. */
  template: Template | null
  timeZone: string
  now: number
}

interface LoaderData {
  asked: Attempt<TemplateData>
  mayEdit: boolean
}

/** `/site/restrictions/templates/new` and `/site/restrictions/templates/:id`. */
export function templateRoute(portal: Portal): ScreenRoute {
  const idOf = (id: string | undefined) => (id === undefined ? null : Number(id))
  return {
    loader: signedIn(portal, async (details, { request, params }): Promise<LoaderData> => {
      const { signal } = request
      const id = idOf(params['id'])
      const load = async (): Promise<TemplateData> => {
        const [template, { Locations }] = await Promise.all([
          id === null ? null : portal.api.getPresetTemplateDetails({ ID: id }, { signal }),
          portal.api.getPropertyInstallLocationDeviceInformation({}, { signal }),
        ])
        return { template, timeZone: Locations[0]?.TimeZone ?? 'UTC', now: portal.api.serverNow() }
      }
      return { asked: await attempt(load()), mayEdit: mayDo(details, 'restrictions.edit') }
    }),
    shouldRevalidate: ({ actionResult }) => actionResult === undefined,
    action: async ({ request, params }): Promise<RuleChanged> => {
      const wanted = await readJson<RuleChange>(request)
      const id = idOf(params['id'])
      if (wanted.change === 'remove') return { change: 'remove', done: await attempt<unknown>(portal.api.deletePresetTemplate({ ID: id ?? 0 })) }
      const { form, version } = wanted
      const template = { ID: id, Version: version, Name: form.name?.trim() ?? '', Restriction: toRestrictionRecord(form.restriction) }
      return { change: 'save', done: await attempt<unknown>(portal.api.savePresetTemplate(template)) }
    },
    Component: TemplateScreen,
  }
}

function TemplateScreen() {
  const { asked, mayEdit } = useLoaderData<LoaderData>()
  const t = useStore(ruleMessages)
  const { revalidate, state } = useRevalidator()
  const template = asked.ok ? asked.value.template : null
  const action = useRuleAction(template?.Version ?? null, paths.restrictions)
  const breadcrumb = [{ label: t.restrictions, href: paths.restrictions }]
  if (!asked.ok || !mayEdit) {
    return (
      <>
        <PageHeader title={t.restrictions} breadcrumb={breadcrumb} />
        <FailurePanel
          failure={asked.ok ? { kind: 'forbidden', message: t.mayNot } : asked.failure}
          title={t.failed}
          onRetry={() => void revalidate()}
          isRetrying={state === 'loading'}
        />
      </>
    )
  }
  return (
    <RulePage
      key={`${template?.ID ?? 'new'} ${template?.Version ?? 0}`}
      {...action}
      title={template?.Name ?? t.newTemplate}
      breadcrumb={breadcrumb}
      facts={template ? t.templateFacts(template.AppliedCount) : ''}
      saved={{ name: template?.Name ?? '', restriction: template && toRestriction(template.Restriction) }}
      draftName={`template:${template?.ID ?? 'new'}`}
      timeZone={asked.value.timeZone}
      now={asked.value.now}
      toChange={({ restriction }) =>
        template && template.AppliedCount > 0 ? { Kind: 'presetTemplate', PresetTemplateID: template.ID, Restriction: toRestrictionRecord(restriction) } : null
      }
      side={template && template.Groups.length > 0 && <Followers template={template} />}
      removal={template ? { title: t.removeTemplate({ name: template.Name }), text: t.removeTemplateText } : undefined}
      cancelHref={paths.restrictions}
    />
  )
}

function Followers({ template }: { template: Template }) {
  const t = useStore(ruleMessages)
  return (
    <Card title={t.followedBy}>
      {template.Groups.map(({ UserGroupID, UserGroupName, PlaceName }) => (
        <Text key={`${UserGroupID} ${PlaceName}`} as="div">
          {t.followedAt({ group: UserGroupName, place: PlaceName })}
        </Text>
      ))}
    </Card>
  )
}
