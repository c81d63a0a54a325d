import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describeCard, type DescribedElement } from './describeCard.ts'
import { describeFrame } from './describeFrame.ts'
import type { Described } from './meanings.ts'
import { laterNames, versionOf } from './releaseScripts.ts'

const policies: Readonly<Record<string, string>> = {
  'portal-invite-card': 'script-src {files}; connect-src {portal}',
  'portal-invite-frame': 'script-src {files}; frame-src {portal}',
}

/**
 * Writes the manifests of a release: one that describes its elements for editors, and one with files, hashes and content security policies
 * for pages.
 */
export async function writeManifests(folder: string, dist: string, version = versionOf(folder)): Promise<void> {
  const write = (name: string, value: unknown) => writeFile(join(dist, name), `${JSON.stringify(value, null, 2)}\n`)
  const files = readdirSync(dist).filter((file) => file.endsWith(`.${version}.js`)).toSorted().map((file) => describeFile(dist, file))
  const card = readFileSync(join(dist, `portal-invite-card.${version}.js`), 'utf8')
  for (const { file, integrity } of files) {
    if (laterNames.includes(file.replace(`.${version}.js`, '')) && !card.includes(integrity)) throw new Error(`The card knows another ${file} than was built.`)
  }
  const elements = [describeCard(folder), describeFrame(folder)]
  await write('embed-manifest.json', {
    name: '@portal/embed',
    version,
    files,
    trustedTypes: 'no policy is needed',
    browsers: { chromium: 123, firefox: 124, safari: '17.5' },
    elements: elements.map((element) => briefly(element, version)),
  })
  await write('custom-elements.json', {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: elements.map((element) => moduleOf(element)),
  })
}

function describeFile(dist: string, file: string) {
  const bytes = readFileSync(join(dist, file))
  return {
    file,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.length,
    gzipBytes: gzipSync(bytes, { level: 9 }).length,
  }
}

const namesOf = (described: readonly Described[]) => described.map(({ name }) => name)

function briefly({ tag, attributes, properties, events, slots, parts, customProperties }: DescribedElement, version: string) {
  return {
    name: tag,
    script: `${tag}.${version}.js`,
    // `{files}` is the origin that serves the files, `{portal}` the portal's origin.
    contentSecurityPolicy: policies[tag],
    attributes: namesOf(attributes),
    properties: namesOf(properties),
    events: namesOf(events),
    slots: namesOf(slots),
    parts: namesOf(parts),
    customProperties: namesOf(customProperties),
  }
}

/** Describes an element in the format of the custom elements manifest. */
function moduleOf({ tag, className, description, attributes, properties, events, slots, parts, customProperties }: DescribedElement) {
  return {
    kind: 'javascript-module',
    path: `dist/${tag}.js`,
    declarations: [{
      kind: 'class',
      customElement: true,
      name: className,
      tagName: tag,
      description,
      superclass: { name: 'HTMLElement' },
      attributes,
      members: properties.map((property) => ({ kind: 'field', ...property })),
      events: events.map(({ name, description: meaning }) => ({ name, description: meaning, type: { text: 'CustomEvent' } })),
      slots,
      cssParts: parts,
      cssProperties: customProperties,
    }],
    exports: [
      { kind: 'js', name: className, declaration: { name: className } },
      { kind: 'custom-element-definition', name: tag, declaration: { name: className } },
    ],
  }
}
