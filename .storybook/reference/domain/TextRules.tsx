import { useState } from 'react'
import { checkPassword, decodeEntities, findForbiddenText, isComparisonOnly, passwordPolicy } from '@portal/domain'
import { Card, DescriptionList, FilteredTextField, Grid, PasswordField, PasswordRequirements, Stack, Text, TextArea } from '../../../packages/ui/src/index.ts'
import { Table } from '../Table.tsx'

/** Texts that are just allowed or just refused. */
const examples = [
  'Unit 1407, ask for Dana',
  'https://example.test',
  'javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'Meet at 3:30, note: bring keys',
  '<b>bold</b>',
  'A<B and C>D',
  '=HYPERLINK("x")',
  '-50% off',
  'setup.exe',
  'setup&#46;exe',
  'example.com',
  '<=>',
]

const verdict = (text: string) => findForbiddenText(text) ?? 'Allowed'

export interface TextRulesProps {
  /** The initial values of the fields. */
  password?: string
  text?: string
}

/** Fields to try the password rule and the text filter of specification §5. */
export function TextRules({ password: firstPassword = '', text: firstText = '' }: TextRulesProps) {
  const [password, setPassword] = useState(firstPassword)
  const [text, setText] = useState(firstText)
  const problems = checkPassword(password)
  return (
    <Stack gap={5}>
      <Grid gap={5} minColumn="480px">
        <Card title="Password">
          <Stack gap={4}>
            <PasswordField
              label="New password"
              autoComplete="new-password"
              describedBy="requirements"
              after={<PasswordRequirements id="requirements" value={password} />}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <DescriptionList
              items={[
                { term: 'checkPassword', value: problems.length === 0 ? 'Valid' : problems.join(', ') },
                { term: 'Punctuation', value: <code className="reference-code">{passwordPolicy.allowedPunctuation}</code> },
                { term: 'passwordrules', value: <code className="reference-code">{passwordPolicy.passwordRules}</code> },
              ]}
            />
          </Stack>
        </Card>
        <Card title="Text">
          <Stack gap={4}>
            <TextArea
              label="Any text"
              help="Not filtered, so that forbidden text can be judged."
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <DescriptionList
              items={[
                { term: 'findForbiddenText', value: verdict(text) },
                { term: 'isComparisonOnly', value: isComparisonOnly(text) ? 'Yes' : 'No' },
                { term: 'decodeEntities', value: <code className="reference-code">{decodeEntities(text)}</code> },
              ]}
            />
            <FilteredTextField label="A field of the portal" help="Type or paste here to see the filter at work." />
          </Stack>
        </Card>
      </Grid>
      <Card title="Examples" fact={examples.length} padding="none">
        <Table
          caption="Examples"
          head={['Text', 'Verdict', 'Comparison signs only']}
          rows={examples.map((example) => ({
            id: example,
            cells: [<code key="text" className="reference-code">{example}</code>, verdict(example), isComparisonOnly(example) ? 'Yes' : 'No'],
          }))}
        />
      </Card>
      <Text size="small" tone="muted">Every verdict is computed as you read it, by the functions that the fields and the back end call.</Text>
    </Stack>
  )
}
