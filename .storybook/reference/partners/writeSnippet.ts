export const ways = ['element', 'property', 'react', 'frame', 'plainFrame'] as const
export type Way = (typeof ways)[number]

/** The facts about a release that a code sample contains. */
export interface Release {
  version: string
  files: readonly { file: string; integrity: string }[]
  elements: readonly { name: string; contentSecurityPolicy?: string }[]
}

export interface SnippetSetting {
  way: Way
  /** Address of the portal. */
  portal: string
  /** The token of an invite's link, or a placeholder for it. */
  token: string
  /** Language as a BCP 47 tag; empty for the page's own. */
  language: string
  theme: '' | 'light' | 'dark'
  /** Whether a recurring key creates its code without a press. */
  isAtOnce: boolean
}

export interface Snippet {
  code: string
  /** The lines that the page's Content-Security-Policy needs. */
  policy: string
  /** The setting that the portal's operator must add. */
  setting: string
}

/** Writes the code for a partner's page, with the page's security policy and the portal's setting. */
export function writeSnippet(given: SnippetSetting, release: Release): Snippet {
  const isFrame = given.way === 'frame' || given.way === 'plainFrame'
  const element = release.elements.find(({ name }) => name === (isFrame ? 'portal-invite-frame' : 'portal-invite-card'))
  const files = given.way === 'react' ? "'self'" : given.portal
  const lines = (element?.contentSecurityPolicy ?? '').replace('{files}', files).replace('{portal}', given.portal)
  return {
    code: writers[given.way](given, release),
    policy: given.way === 'plainFrame' ? lines.replace(/script-src [^;]+; /, '') : lines,
    setting: `${isFrame ? 'PORTAL_FRAME_ANCESTORS' : 'PORTAL_PARTNERS'}=https://partner.example`,
  }
}

type Writer = (setting: SnippetSetting, release: Release) => string

const writers: Readonly<Record<Way, Writer>> = {
  element: (setting, release) => `${scriptOf('portal-invite-card', setting, release)}
<portal-invite-card base-url="${quoted(setting.portal)}" invite-token="${quoted(setting.token)}"${attributesOf(setting)}></portal-invite-card>`,

  property: (setting, release) => `${scriptOf('portal-invite-card', setting, release)}
<portal-invite-card base-url="${quoted(setting.portal)}"${attributesOf(setting)}></portal-invite-card>
<script type="module">
  document.querySelector('portal-invite-card').inviteToken = ${literal(setting.token)}
</script>`,

  react: (setting) => `import '@portal/embed'
import type {} from '@portal/embed/jsx'

export function Key() {
  return <portal-invite-card base-url="${quoted(setting.portal)}" inviteToken={${literal(setting.token)}}${attributesOf(setting)} />
}`,

  frame: (setting, release) => `${scriptOf('portal-invite-frame', setting, release)}
<portal-invite-frame base-url="${quoted(setting.portal)}" invite-token="${quoted(setting.token)}"${attributesOf(setting)}></portal-invite-frame>`,

  plainFrame: (setting) => {
    const { portal, token, language, theme, isAtOnce } = setting
    const given = new URLSearchParams({ d: token, ...(language ? { lang: language } : {}), ...(theme ? { theme } : {}), ...(isAtOnce ? { 'at-once': '' } : {}) })
    return `<iframe src="${quoted(`${portal}/embed/invite#${given.toString()}`)}" title="Your key" width="100%" height="760"
  sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads"
  allow="screen-wake-lock" referrerpolicy="no-referrer"></iframe>`
  },
}

function scriptOf(element: string, { portal }: SnippetSetting, { version, files }: Release): string {
  const name = `${element}.${version}.js`
  const integrity = files.find(({ file }) => file === name)?.integrity ?? ''
  return `<script type="module" src="${quoted(`${portal}/embed/${name}`)}"\n  integrity="${integrity}" crossorigin="anonymous"></script>`
}

function attributesOf({ language, theme, isAtOnce }: SnippetSetting): string {
  return `${language ? ` lang="${quoted(language)}"` : ''}${theme ? ` theme="${theme}"` : ''}${isAtOnce ? ' at-once=""' : ''}`
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Writes a string for an inline script. */
const literal = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'").replaceAll('\\"', '"').replaceAll('<', '\\u003c')}'`
