/** A part of the repository, with the packages that it may import. */
interface Package {
  folder: string
  /** The entry files of other packages that this part may import. */
  may: readonly string[]
  reason: string
}

const entries = {
  domain: 'packages/domain/src/index.ts',
  client: 'packages/api-client/src/index.ts',
  contract: 'packages/api-client/src/contract/index.ts',
  crypto: 'packages/api-client/src/crypto/index.ts',
  guest: 'packages/api-client/src/guest/index.ts',
  guestCard: 'packages/embed/src/guest/index.ts',
  card: 'packages/embed/src/view.ts',
  importing: 'packages/importing/src/index.ts',
  ui: 'packages/ui/src/index.ts',
  english: 'packages/ui/src/words/en.ts',
  spanish: 'packages/ui/src/words/es.ts',
  tokens: 'packages/ui/src/theme/tokens.css',
}

export const packages: Readonly<Record<string, Package>> = {
  domain: {
    folder: 'packages/domain/src',
    may: [],
    reason: 'the domain is true on paper: it imports nothing of the other packages, so that every one of them can trust it',
  },
  'api-client': {
    folder: 'packages/api-client/src',
    may: [entries.domain],
    reason: 'the client knows calls and words, never screens or the back end',
  },
  importing: {
    folder: 'packages/importing/src',
    may: [entries.domain],
    reason: 'a file is read the same in a worker and on the command line: what reads it knows no screen and no call',
  },
  ui: {
    folder: 'packages/ui/src',
    may: [entries.domain, entries.card],
    reason: 'partners install ui alone and its stories need no server: it never fetches and never knows the api-client; of the element it has the views of a card, and its tests compare both',
  },
  embed: {
    folder: 'packages/embed/src',
    may: [entries.domain, entries.guest],
    reason: 'the element is one small file in any page: no framework and nothing of the client but the seal and the reading of an answer',
  },
  sandbox: {
    folder: 'packages/sandbox/src',
    may: [entries.domain, entries.client, entries.contract, entries.crypto],
    reason: 'the sandbox speaks the contract and knows no screen',
  },
  portal: {
    folder: 'apps/portal/src',
    may: [entries.domain, entries.client, entries.contract, entries.guest, entries.guestCard, entries.importing, entries.ui, entries.english, entries.spanish, entries.tokens],
    reason: 'the built portal never contains the sandbox; only stories, tests and the server of `npm start` reach it',
  },
}

/** A layer of the sandbox. Its files may import files of the same layer and of later ones. */
export interface Layer {
  name: string
  /** Folders and files below packages/sandbox/src, as a regular expression. */
  path: string
  reason: string
}

export const sandboxLayers: readonly Layer[] = [
  { name: 'hosts', path: '(hosts/|index\\.ts$)', reason: 'a host starts a sandbox: nothing of the sandbox knows where it runs' },
  { name: 'createSandbox', path: 'createSandbox\\.ts$', reason: 'it puts the parts together, so no part imports it' },
  { name: 'console', path: 'console/', reason: 'the console looks at a running sandbox, which runs without it' },
  { name: 'routes', path: '(callRoutes\\.ts$|openapi/|routes/)', reason: 'addresses lead to calls; a call does not know its address' },
  { name: 'seeds', path: 'seeds/', reason: 'a world is data in the store: no call knows which world it serves' },
  { name: 'middleware', path: '(middleware/|rightsOfCalls\\.ts$)', reason: 'a handler is called after the steps of a request and knows none of them' },
  { name: 'handlers', path: '(handlers/|Call\\.ts$)', reason: 'a handler answers one call; what it answers by serves many calls and knows none' },
  { name: 'works', path: 'work/', reason: 'the list of works names those who do them, and none of them knows the list' },
  {
    name: 'overviews',
    path: '(accounts|alerts|calendar|explaining|exporting|importing|integrations|lockdown|log|partnerData|wallet)/',
    reason: 'lists, imports, exports and questions go over everything; what they go over knows none of them',
  },
  { name: 'userActions', path: '(passwords|twoStep|userActions)/', reason: 'an action on a user changes their codes, invites and calls, and these do not import the action' },
  { name: 'gate', path: '(billing|calls|gate|invites)/', reason: 'the gate, calls, invites and bills go by people and the rules of access, which know none of them' },
  { name: 'access', path: '(access|accessCodes|devices|schedules)/', reason: 'doors and their rules know people; a person knows no door' },
  { name: 'people', path: '(links|people)/', reason: 'the rules of the product begin with people; the services, the store and the clock know no rule' },
  { name: 'services', path: 'Services\\.ts$', reason: 'the services are put together of the foundations, which name what they need themselves' },
  { name: 'foundations', path: '(bytes|limits|outbox|payments|pdf|secrets|store|time|words)/|(Refusal|hostInterfaces)\\.ts$', reason: '' },
]

/** Tests and their fixtures, which may import anything of their own package. */
export const testFiles = '\\.(test|fixture|setup)\\.tsx?$'

const sandbox = '^packages/sandbox/src/'
const pathOf = ({ path }: Layer) => `${sandbox}(${path})`
const exactly = (file: string) => `^${file.replaceAll('.', '\\.')}$`

interface Rule {
  name: string
  comment: string
  severity: 'error'
  from: { path?: string; pathNot?: string | string[] }
  to: {
    path?: string | string[]
    pathNot?: string | string[]
    circular?: boolean
    couldNotResolve?: boolean
    viaOnly?: { dependencyTypesNot: 'type-only'[] }
  }
}

function packageRules(): Rule[] {
  return Object.entries(packages).map(([name, { folder, may, reason }]) => ({
    name: `${name}-imports-what-it-may`,
    comment: reason,
    severity: 'error',
    from: { path: `^${folder}/`, ...(['portal', 'embed', 'ui'].includes(name) && { pathNot: `\\.(test|fixture${name === 'ui' ? '' : '|stories'})\\.tsx?$|/testing/` }) },
    to: { path: '^(packages|apps|scripts|e2e)/', pathNot: [`^${folder.replace(/src$/, '')}`, domainTestData, ...may.map(exactly)] },
  }))
}

function layerRules(): Rule[] {
  return sandboxLayers.slice(1).map((layer, index) => ({
    name: `sandbox-${layer.name}-looks-down`,
    comment: sandboxLayers.slice(0, index + 1).map(({ reason }) => reason).join('; '),
    severity: 'error',
    from: { path: pathOf(layer), pathNot: testFiles },
    to: { path: sandboxLayers.slice(0, index + 1).map(pathOf) },
  }))
}

/** The domain's random test data, which the tests of any package may import. */
const domainTestData = '^packages/domain/src/testing/'

/** The rules about imports in the format of dependency-cruiser. `comment` is printed when a rule is broken. */
export const dependencyRules: readonly Rule[] = [
  ...packageRules(),
  {
    name: 'portal-tests-reach-entries',
    comment: 'stories and tests of the portal use the sandbox by its entries, as a host does',
    severity: 'error',
    from: { path: '^apps/portal/src/' },
    to: { path: sandbox, pathNot: [`${sandbox}(index\\.ts|hosts/\\w+/index\\.ts|payments/frame/paymentFrameDocument\\.ts)$`] },
  },
  {
    name: 'test-data-is-for-tests',
    comment: 'random restrictions and oracles are for tests: no product code reads them',
    severity: 'error',
    from: { path: '^(packages|apps)/', pathNot: [testFiles, domainTestData] },
    to: { path: domainTestData },
  },
  {
    name: 'domain-has-two-dependencies',
    comment: 'the domain has two dependencies, each imported by one file: what reads the time zones, and what reads telephone numbers',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: [testFiles, '/testing/', '^packages/domain/src/(time/zoneClock|calls/phoneNumber)\\.ts$'] },
    to: { path: 'node_modules' },
  },
  {
    name: 'domain-reads-zones-by-temporal',
    comment: 'the file of the domain that reads the time zones imports the polyfill of Temporal and nothing else',
    severity: 'error',
    from: { path: '^packages/domain/src/time/zoneClock\\.ts$' },
    to: { path: 'node_modules', pathNot: 'temporal-polyfill' },
  },
  {
    name: 'domain-reads-numbers-by-libphonenumber',
    comment: 'the file of the domain that reads telephone numbers imports the small metadata of libphonenumber-js and nothing else',
    severity: 'error',
    from: { path: '^packages/domain/src/calls/phoneNumber\\.ts$' },
    to: { path: 'node_modules', pathNot: 'libphonenumber-js/min' },
  },
  {
    name: 'ui-rooms-keep-their-internals',
    comment: 'what a room of the library keeps in its folder internal is its own, save words, which every language gathers: what two rooms share stands in packages/ui/src/internal',
    severity: 'error',
    from: { path: '^packages/ui/src/([^/]+)/' },
    to: { path: '^packages/ui/src/.+/internal/', pathNot: ['^packages/ui/src/$1/', '\\.messages(\\.es)?\\.ts$'] },
  },
  {
    name: 'portal-routes-stand-alone',
    comment: 'portal routes never import one another: what two routes share moves to a folder of its own',
    severity: 'error',
    from: { path: '^apps/portal/src/routes/([^/]+/[^/]+)/' },
    to: { path: '^apps/portal/src/routes/[^/]+/[^/]+/', pathNot: '^apps/portal/src/routes/$1/' },
  },
  ...layerRules(),
  {
    name: 'no-cycle',
    comment: 'two files that need one another are one file, or need a third one: which of them is read first must not matter',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-cycle-in-domain-and-sandbox',
    comment: 'in the domain and the sandbox types lean one way too',
    severity: 'error',
    from: { path: '^packages/(domain|sandbox)/src/' },
    to: { circular: true },
  },
  {
    name: 'imports-what-is-there',
    comment: 'an import names a file or a package that exists',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
]
