import { expect, test } from 'vitest'
import { subpaths } from '../../packages/ui/build/subpaths.ts'

const source = "export { Heading } from './elements/Text/Heading.tsx'\nexport { Text, type TextProps } from './elements/Text/Text.tsx'\nexport type { Tone } from './theme/tone.ts'\n"

test('each value has an entry with the types of its folder', () => {
  expect(subpaths(source, 'import {\n  Heading,\n  Text\n} from "./chunk-A.js";\nexport { Heading, Text };\n')).toEqual([
    { file: 'Heading.js', text: 'export { Heading } from "../chunk-A.js";\n' },
    { file: 'Heading.d.ts', text: "export { Heading, type TextProps } from '../index.js'\n" },
    { file: 'Text.js', text: 'export { Text } from "../chunk-A.js";\n' },
    { file: 'Text.d.ts', text: "export { Text, type TextProps } from '../index.js'\n" },
  ])
})

test('a value missing from the built entry stops the build', () => {
  expect(() => subpaths(source, 'import {\n  Heading\n} from "./chunk-A.js";\n')).toThrow('imports no Text')
})
