import { toRestriction, type endpoints, type ResponseOf } from '@portal/api-client/contract'
import { ButtonLink, Card, EmptyState, Icon, Inline, Skeleton, Text, TextLink } from '@portal/ui'
import { MapPin, Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { useDescribe } from '#portal/access/useAccessSentence.ts'
import { groupRulePath } from '#portal/app/paths.ts'
import { type Question, useQuestion, AskFailure } from '#portal/app/asking.tsx'
import { groupRulesMessages } from './messages.ts'
import { Rows } from '#portal/app/Rows.ts'

export interface RulesCardProps {
  groupId: number
  mayEdit: boolean
}

/** Lists a group's restrictions, each as one sentence. */
export function RulesCard({ groupId, mayEdit }: RulesCardProps) {
  const t = groupRulesMessages.useWords()
  const describe = useDescribe()
  const { answer, failure, isLoading, reload } = useQuestion(rulesQuestion(groupId))
  const add = mayEdit && (
    <ButtonLink size="compact" icon={Plus} href={groupRulePath(groupId)}>
      {t.add}
    </ButtonLink>
  )
  return (
    <Card title={t.title} fact={answer?.Restrictions.length || undefined} actions={add} padding="none" aria-busy={isLoading}>
      <AskFailure {...{ failure, isLoading, reload }} title={t.failed} />
      {!answer && !failure && (
        <Rule as="div">
          <Skeleton width="70%" />
        </Rule>
      )}
      {answer?.Restrictions.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      {answer && answer.Restrictions.length > 0 && (
        <Rows>
          {answer.Restrictions.map((rule) => (
            <Rule key={rule.ID}>
              <Inline>
                <Icon icon={MapPin} />
                {mayEdit ? (
                  <TextLink href={groupRulePath(groupId, rule.ID)} aria-label={t.edit({ place: rule.PlaceName })}>
                    {rule.PlaceName}
                  </TextLink>
                ) : (
                  <Text as="span" isStrong>
                    {rule.PlaceName}
                  </Text>
                )}
              </Inline>
              <Text>{describe(toRestriction(rule.Restriction))}</Text>
              {rule.PresetTemplateName && (
                <Text size="small" tone="muted">
                  {t.fromTemplate({ name: rule.PresetTemplateName })}
                </Text>
              )}
            </Rule>
          ))}
        </Rows>
      )}
    </Card>
  )
}

const Rule = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
  padding: var(--portal-space-3) var(--portal-space-4);
`

export type GroupRules = ResponseOf<typeof endpoints.getAppliedGroupRestriction>

/** The request for the restrictions of a group. */
export function rulesQuestion(groupId: number): Question<GroupRules> {
  return { key: `rules ${groupId}`, ask: (api, signal) => api.getAppliedGroupRestriction({ UserGroupID: groupId }, { signal }) }
}
