import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describeElement } from './describeElement.ts'

/** Writes what a release says of itself: the element for editors, and files, hashes and policy lines for who puts it into a page. */
export async function writeManifests(folder: string): Promise<void> {
  const dist = join(folder, 'dist')
  const write = (name: string, value: unknown) => writeFile(join(dist, name), `${JSON.stringify(value, null, 2)}\n`)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const files = readdirSync(dist).filter((file) => file.endsWith('.js')).toSorted().map((file) => {
    const bytes = readFileSync(join(dist, file))
    return {
      file,
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      bytes: bytes.length,
      gzipBytes: gzipSync(bytes, { level: 9 }).length,
    }
  })
  const { attributes, events, properties, parts, customProperties } = describeElement(folder)
  const manifest = {
    name: '@portal/embed',
    version,
    element: 'portal-invite-card',
    script: 'portal-invite-card.js',
    files,
    contentSecurityPolicy: { 'script-src': 'the address that serves the files', 'connect-src': 'the portal’s address (base-url)' },
    trustedTypes: 'no policy is needed',
    browsers: { chromium: 123, firefox: 124, safari: '17.5' },
    attributes: attributes.map(({ name }) => name),
    properties: properties.map(({ name }) => name),
    events: events.map(({ name }) => name),
    parts: parts.map(({ name }) => name),
    customProperties: customProperties.map(({ name }) => name),
  }
  await write('embed-manifest.json', manifest)
  await write('custom-elements.json', {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [{
      kind: 'javascript-module',
      path: 'dist/portal-invite-card.js',
      declarations: [{
        kind: 'class',
        customElement: true,
        name: 'PortalInviteCard',
        tagName: 'portal-invite-card',
        description: 'A guest’s virtual key in any page.',
        superclass: { name: 'HTMLElement' },
        attributes,
        members: properties.map((property) => ({ kind: 'field', ...property })),
        events: events.map(({ name, description }) => ({ name, description, type: { text: 'CustomEvent' } })),
        slots: [{ name: 'brand', description: 'The mark of the portal, kept in sight in scan mode.' }],
        cssParts: parts,
        cssProperties: customProperties,
      }],
      exports: [
        { kind: 'js', name: 'PortalInviteCard', declaration: { name: 'PortalInviteCard' } },
        { kind: 'custom-element-definition', name: 'portal-invite-card', declaration: { name: 'PortalInviteCard' } },
      ],
    }],
  })
}
