import { expect, test } from 'vitest'
import { documentSnippets } from './documentSnippets.ts'

const facts = { elements: [{ name: 'portal-invite-card', attributes: ['invite-token', 'theme'] }], variables: new Set(['--portal-brand-accent']) }
const fenced = (kind: string, code: string) => `# Guide\n\n\`\`\`${kind}\n${code}\n\`\`\`\n`
const read = (kind: string, code: string) => documentSnippets('guide', fenced(kind, code), facts)

test('TypeScript samples are checked strictly, JavaScript samples less strictly, each as its own module', () => {
  expect(read('tsx', "import { Button } from '@portal/ui'").typed).toEqual([{ file: 'guide-1.tsx', text: "import { Button } from '@portal/ui'\n" }])
  expect(read('js node', "const answer = await fetch('/')").plain).toEqual([{ file: 'guide-1.mjs', text: "const answer = await fetch('/')\n\nexport {}\n" }])
  expect(read('js', 'module.exports = {}').plain).toEqual([{ file: 'guide-1.cjs', text: 'module.exports = {}\n' }])
})

test('markup of the custom elements becomes JSX, whose types check the attribute values', () => {
  const { typed, problems } = read('html', '<p>Key</p>\n<portal-invite-card\n  theme="dark" invite-token="…"><a href="/">x</a></portal-invite-card>')
  expect(problems).toEqual([])
  expect(typed[0]?.text).toContain('export const element0 = <portal-invite-card\n  theme="dark" invite-token="…" />')
})

test.each([
  ['html', '<portal-invite-card invite-tokn="…"></portal-invite-card>', 'guide-1: <portal-invite-card> has no attribute invite-tokn'],
  ['html', '<portal-key></portal-key>', 'guide-1: there is no <portal-key>'],
  ['css', ':root { --portal-brand-accnt: red }', 'guide-1: nothing reads --portal-brand-accnt'],
  ['python', 'print()', 'guide-1: nothing checks code of the kind "python"'],
])('%s that no compiler would refuse: %s', (kind, code, problem) => {
  expect(read(kind, code).problems).toEqual([problem])
})
