import { Markdown } from '@storybook/addon-docs/blocks'

/** The built-in texts of a component, by their key in `labels`. */
export function WordTable({ words }: { words: Readonly<Record<string, unknown>> }) {
  const rows = Object.entries(words).flatMap(([key, word]) => rowsOf(key, word))
  return <Markdown>{['## Words', '', 'Each can be replaced by `labels`.', '', '| Key | Words |', '| --- | --- |', ...rows].join('\n')}</Markdown>
}

function rowsOf(key: string, word: unknown): string[] {
  if (typeof word === 'string') return [`| \`${key}\` | ${word.replaceAll('|', '\\|')} |`]
  if (typeof word === 'object' && word !== null) return Object.entries(word).flatMap(([name, part]) => rowsOf(`${key}.${name}`, part))
  // A function makes this text from values.
  return [`| \`${key}\` | *a function* |`]
}
