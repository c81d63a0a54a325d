import { sayAlertRule, sayAlertSentence } from '@portal/domain'
import { ButtonLink, Card, EmptyState, IconButton, Inline, media, SwitchField, Text } from '@portal/ui'
import { Bell, BellOff, Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { useAlertWords } from '#portal/alerts/useAlertWords.ts'
import { alertPath } from '#portal/app/paths.ts'
import { capitalized } from '#portal/i18n/capitalized.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { type AlertRuleRecord, type AlertRulesAnswer, toRule } from './alertsView.ts'
import { alertsMessages } from './messages.ts'

export interface AlertRulesProps {
  answer: AlertRulesAnswer
  onSwitch: (switched: { rule: AlertRuleRecord; isOn: boolean }) => void
  onSwitchAll: (switched: { isOn: boolean }) => void
  onMute: (muted: { rule: AlertRuleRecord; isMuted: boolean }) => void
}

/** Lists the alert rules with their switches, and the switch of the whole account. */
export function AlertRules({ answer, onSwitch, onSwitchAll, onMute }: AlertRulesProps) {
  const t = alertsMessages.useWords()
  const { Rules, IsOn } = answer
  const on = Rules.filter((rule) => rule.IsOn).length
  return (
    <Card
      title={t.rules}
      fact={t.onOff({ on, off: Rules.length - on })}
      padding="none"
      actions={<SwitchField label={t.all} checked={IsOn} onChange={({ currentTarget }) => onSwitchAll({ isOn: currentTarget.checked })} />}
    >
      {Rules.length === 0 && <EmptyState title={t.noRules}>{t.noRulesText}</EmptyState>}
      <List>{Rules.map((rule) => <Rule key={rule.ID} {...{ rule, answer, onSwitch, onMute }} />)}</List>
    </Card>
  )
}

type RuleProps = Pick<AlertRulesProps, 'answer' | 'onSwitch' | 'onMute'> & { rule: AlertRuleRecord }

function Rule({ rule, answer: { Now, TimeZone, IsOn }, onSwitch, onMute }: RuleProps) {
  const t = alertsMessages.useWords()
  const writing = useAlertWords()
  const { timeSince, time } = useFormats(TimeZone)
  const title = sayAlertRule(toRule(rule), rule.Places, writing)
  const people = rule.People.map(({ Name }) => Name ?? t.hidden)
  // A rule's sentence without the title at its beginning, and without its final period.
  const tells = sayAlertSentence(toRule(rule), rule.Places, people, writing).slice(title.length + 2, -1)
  const facts = [
    capitalized(tells),
    rule.LastSentAt === null ? t.neverSent : t.lastSent({ when: timeSince(rule.LastSentAt, Now) }),
    ...(rule.IsOn ? [] : [t.offSince({ when: timeSince(rule.Since, Now) })]),
  ]
  const isMuted = rule.MutedUntil !== null
  return (
    <Row data-off={!rule.IsOn || !IsOn || undefined}>
      <SwitchField
        label={<bdi>{title}</bdi>}
        help={facts.join(' · ')}
        checked={rule.IsOn}
        onChange={({ currentTarget }) => onSwitch({ rule, isOn: currentTarget.checked })}
      />
      <Inline gap={2}>
        <Text size="small" tone="muted" isTabular>{t.thisWeek({ count: rule.SentThisWeek })}</Text>
        {rule.TellsMe && rule.IsOn && (
          <IconButton
            icon={isMuted ? BellOff : Bell}
            label={isMuted && rule.MutedUntil ? t.unmute({ rule: title, time: time(rule.MutedUntil) }) : t.mute({ rule: title })}
            aria-pressed={isMuted}
            onClick={() => onMute({ rule, isMuted: !isMuted })}
          />
        )}
        <ButtonLink href={alertPath(rule.ID)} size="compact" variant="quiet" icon={Pencil} aria-label={t.editOf({ rule: title })}>{t.edit}</ButtonLink>
      </Inline>
    </Row>
  )
}

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`

const Row = styled.li`
  display: flex;
  gap: var(--portal-space-3);
  align-items: start;
  justify-content: space-between;
  padding: var(--portal-space-3) var(--portal-space-4);

  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > :last-child {
    flex: none;
  }
  & + & {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
  ${media.phone} {
    flex-direction: column;
    gap: var(--portal-space-1);

    /* The count starts where the text beside the switch starts. */
    > :last-child {
      align-self: stretch;
      padding-inline-start: calc(var(--portal-space-8) + var(--portal-space-3));

      > :first-child {
        margin-inline-end: auto;
      }
    }
  }
`
