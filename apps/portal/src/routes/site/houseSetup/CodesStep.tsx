import { Avatar, Button, FilteredTextField, Icon, InlineAlert, Stack, Text } from '@portal/ui'
import { CircleCheck, Dices } from 'lucide-react'
import { styled } from 'styled-components'
import { housePeople, locationsOf } from './houseCodes.ts'
import { houseSetupMessages } from './messages.ts'
import type { HouseSetup } from './route.tsx'
import type { HouseCodesEdit } from './useHouseCodes.ts'
import { Rows } from '#portal/app/Rows.ts'

export interface CodesStepProps {
  setup: HouseSetup
  edit: HouseCodesEdit
}

/** The step with one code for each user, so that activity names who entered. Codes are random and can be edited. */
export function CodesStep({ setup, edit: { codes, problems, change, draw } }: CodesStepProps) {
  const t = houseSetupMessages.useWords()
  if (locationsOf(setup).length === 0) return <InlineAlert tone="info">{t.codesLater}</InlineAlert>
  return (
    <Stack gap={3}>
      <List>
        {housePeople(setup).map(({ id, name, isOwner }) => {
          const problem = problems[id]
          return (
            <li key={id}>
              <Avatar name={name} size={28} isDecorative />
              <Stack gap={2}>
                <Stack gap={0}>
                  <Text isStrong>{name}</Text>
                  <Text size="small" tone="muted">{isOwner ? t.owner : t.family}</Text>
                </Stack>
                <Code>
                  <FilteredTextField
                    label={t.codeOf({ name })}
                    isLabelHidden
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={5}
                    value={codes[id] ?? ''}
                    error={problem && t[`code${problem}`]}
                    onChange={(event) => change(id, event.currentTarget.value)}
                  />
                  <Button size="form" icon={Dices} aria-label={t.newCodeFor({ name })} onClick={() => void draw(id)}>
                    {t.newCode}
                  </Button>
                  {codes[id] !== '' && problem === undefined && <Icon icon={CircleCheck} tone="success" />}
                </Code>
              </Stack>
            </li>
          )
        })}
      </List>
      <Text size="small" tone="muted">{t.codesHint}</Text>
    </Stack>
  )
}

const List = styled(Rows)`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--portal-space-3);
    padding-block: var(--portal-space-4);
  }
  > li:first-child {
    padding-block-start: 0;
  }
`

const Code = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-2);

  > :first-child {
    flex: 1;
    max-inline-size: 20rem;
  }
  > svg {
    align-self: center;
  }
`
