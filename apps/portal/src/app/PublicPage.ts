import type { ComponentType } from 'react'
import type { Portal } from './Portal.ts'
import type { titles } from './titles.messages.ts'

/** The address of a requested page: its path, query and parameters. */
export interface Place {
  url: URL
  /** The path parameters. */
  params: Readonly<Record<string, string | undefined>>
  signal: AbortSignal
}

/** A page that needs no sign-in. It doesn't use the router; `startPublic` shows it. */
export interface PublicPage<Data> {
  title: keyof NonNullable<(typeof titles)['value']>
  /** Loads the page's data. Throws the result of `leaveFor` to redirect. */
  load: (portal: Portal, place: Place) => Data | Promise<Data>
  Component: ComponentType<{ data: Data }>
}

/** A redirect that a page throws while it loads. */
export function leaveFor(path: string): Response {
  return new Response(null, { status: 302, headers: { Location: path } })
}
