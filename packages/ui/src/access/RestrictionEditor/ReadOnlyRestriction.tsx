import { describeDays, describeTimes } from '@portal/domain'
import type { Restriction } from '@portal/domain'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { useEditor } from './editorContext.ts'

/** The week as text, for users who may not edit. */
export function ReadOnlyRestriction({ value, zone }: { value: Restriction, zone: string }) {
  const { voice, words } = useEditor()
  const { windows } = value
  return (
    <Card title={words.hours} fact={zone}>
      {windows === null && <Text>{words.anyTime}</Text>}
      {windows?.length === 0 && <Text tone="muted">{words.noHours}</Text>}
      <List>
        {windows?.map((window) => (
          <li key={`${window.days.join('')}-${window.start}-${window.end}`}>
            <Text as="span" isStrong>{describeDays(window.days, voice)}</Text>
            <Text as="span" isTabular>{describeTimes(window, voice)}</Text>
          </li>
        ))}
      </List>
    </Card>
  )
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    gap: 0 var(--portal-space-4);
  }
`
