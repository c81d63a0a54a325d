import { createElement, type ReactElement } from 'react'

const marks = { new: 'new', 'to-go': 'to go' } as const

/** The mark for a component's status in the sidebar; "stable" has none. Made without JSX, because Storybook's own build does not support its modern form. */
export function statusMark(tags: readonly string[]): ReactElement | null {
  const mark = Object.entries(marks).find(([tag]) => tags.includes(tag))?.[1]
  return mark ? createElement('small', { style: { marginInlineStart: 6, paddingInline: 4, border: '1px solid currentColor', borderRadius: 4, fontSize: 11 } }, mark) : null
}
