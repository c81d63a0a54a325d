import type { DraftStore } from '../session/draftStore.ts'

/** An item that was opened from "Go to anything" in this tab. Newest first; cleared with the session, like drafts. */
export interface OpenedItem {
  id: string
  title: string
  detail: string
  href: string
}

const place = 'recentlyOpened'
const kept = 5

export function readOpened(drafts: DraftStore): OpenedItem[] {
  const stored = drafts.read(place)
  return Array.isArray(stored) ? stored.filter(isOpened) : []
}

export function noteOpened(drafts: DraftStore, { id, title, detail, href }: OpenedItem): void {
  drafts.keep(place, [{ id, title, detail, href }, ...readOpened(drafts).filter((one) => one.href !== href)].slice(0, kept))
}

function isOpened(value: unknown): value is OpenedItem {
  if (typeof value !== 'object' || value === null) return false
  const item: Partial<Record<keyof OpenedItem, unknown>> = value
  return [item.id, item.title, item.detail].every((text) => typeof text === 'string') && typeof item.href === 'string' && item.href.startsWith('/site/')
}
