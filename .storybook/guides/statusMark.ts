import { createElement, type ReactElement } from 'react'

const marks = { new: 'new', 'to-go': 'to go' } as const

/** What the side bar says beside a component; "stable" is the rule and goes without a word. The workbench's own build has no JSX of today. */
export function statusMark(tags: readonly string[]): ReactElement | null {
  const mark = Object.entries(marks).find(([tag]) => tags.includes(tag))?.[1]
  return mark ? createElement('small', { style: { marginInlineStart: 6, paddingInline: 4, border: '1px solid currentColor', borderRadius: 4, fontSize: 11 } }, mark) : null
}
