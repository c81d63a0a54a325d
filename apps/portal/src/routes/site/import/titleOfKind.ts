import type { ImportKind } from '@portal/domain'

/** What the pages of an import are called. */
export function titleOfKind<Text>({ title, titleCallGroups }: { title: Text; titleCallGroups: Text }, kind: ImportKind): Text {
  return { users: title, callGroups: titleCallGroups }[kind]
}
