import { Heading, Icon, Stack, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { helpTopicMessages } from './helpTopics.messages.ts'
import type { HelpTopic } from './helpTopics.ts'

/** A help topic: a short text and three steps with icons. */
export function HelpTopicPage({ topic, icons }: HelpTopic) {
  const t = helpTopicMessages.useWords()
  const [first, second, third] = icons
  const steps = [
    { icon: first, text: t[`${topic}1`] },
    { icon: second, text: t[`${topic}2`] },
    { icon: third, text: t[`${topic}3`] },
  ]
  return (
    <Stack gap={3}>
      <Heading level={3}>{t[topic]}</Heading>
      <Text>{t[`${topic}Text`]}</Text>
      <Steps>
        {steps.map(({ icon, text }) => (
          <Step key={text}>
            <Sign aria-hidden>
              <Icon icon={icon} size={20} />
            </Sign>
            <Text>{text}</Text>
          </Step>
        ))}
      </Steps>
    </Stack>
  )
}

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A step, whose icon a line connects with the next one. */
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--portal-space-3);
  align-items: center;
  padding-block-end: var(--portal-space-4);

  &:last-child {
    padding-block-end: 0;
  }

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: var(--portal-space-5) 0;
    inset-inline-start: var(--portal-space-5);
    border-inline-start: 1px solid var(--portal-border-subtle);
  }
`

const Sign = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: var(--portal-space-10);
  block-size: var(--portal-space-10);
  border: 1px solid var(--portal-border-subtle);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-sunken);
  color: var(--portal-accent-text);
`
