import { Text, type useImportWords } from '@portal/ui'
import { styled } from 'styled-components'
import type { PlannedRow } from './planView.ts'

export interface ChangesProps {
  changes: PlannedRow['Changes']
  words: ReturnType<typeof useImportWords>
}

/** Shows each field with its old and new value; a new user has only the new one. */
export function Changes({ changes, words }: ChangesProps) {
  return (
    <List>
      {changes.map(({ Field, From, To }) => (
        <li key={Field}>
          <Text as="span" tone="muted" size="small">{words[Field]}</Text>
          <span>{From !== '' && <><del><bdi>{From}</bdi></del>{' → '}</>}<bdi>{To}</bdi></span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--portal-space-0-5);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--portal-space-2);
    overflow-wrap: anywhere;
  }
  > li > :first-child {
    min-inline-size: 88px;
  }
  del {
    color: var(--portal-text-muted);
  }
`
