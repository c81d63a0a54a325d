import type { ImportKind } from '@portal/domain'

/** What the pages of an import are called. */
export function titleOfKind<Text>({ title, titleCallGroups, titleCodes }: { title: Text; titleCallGroups: Text; titleCodes: Text }, kind: ImportKind): Text {
  return { users: title, callGroups: titleCallGroups, accessCodes: titleCodes }[kind]
}
