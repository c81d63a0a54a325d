import { serviceNames, type ServiceMap } from '@portal/api-client/contract'
import * as v from 'valibot'

const address = v.pipe(v.string(), v.regex(/^(\/|https:\/\/|http:\/\/localhost[:/])/, 'must be a path of this origin or an https address'))

const services = v.object(Object.fromEntries(serviceNames.map((name) => [name, address])))

/** Settings for services that accept only plain chunks (see createClassicEnvelope in @portal/api-client for the disadvantages). */
const classicEnvelope = v.object({
  publicKeyPem: v.pipe(v.string(), v.nonEmpty()),
  marker: v.pipe(v.string(), v.nonEmpty()),
  value: v.string(),
  padding: v.optional(v.picklist(['pkcs1-v1_5', 'oaep-sha256'])),
})

const schema = v.object({
  services: v.pipe(
    services,
    v.transform((map) => map as unknown as ServiceMap),
  ),
  /** The address of the public keys that encrypt requests. */
  keysUrl: address,
  /** How requests are encrypted for services that accept only plain chunks; the standard encryption if omitted. */
  classicEnvelope: v.optional(classicEnvelope),
  brand: v.object({
    /** The name of the product, shown in the header and in page titles. */
    name: v.pipe(v.string(), v.nonEmpty()),
    /** The company in the copyright line. */
    company: v.pipe(v.string(), v.nonEmpty()),
    logoUrl: v.optional(address),
    logoDarkUrl: v.optional(address),
  }),
  supportPhone: v.pipe(v.string(), v.nonEmpty()),
  privacyUrl: address,
  /** The addresses of the mobile apps in the stores. */
  appLinks: v.object({ ios: address, android: address }),
  /** Official wallet artwork, provided by the operator. */
  walletArtwork: v.optional(v.object({ apple: v.optional(address), google: v.optional(address) }), {}),
  /** The hosts of release videos besides this origin, such as `video.example`. */
  videoHosts: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w.-]+(:\d+)?$/, 'must be a host'))), []),
  gateway: v.picklist(['stripe', 'sandbox']),
  /** The gateway's publishable key, used after a reload; a sign-in returns its own (`S_PK`). */
  gatewayKey: v.optional(v.pipe(v.string(), v.regex(/^pk_/, 'must be a publishable key'))),
  /** Whether the six session values are in localStorage (for all tabs) or only in this tab. */
  sessionStorage: v.optional(v.picklist(['local', 'tab']), 'local'),
})

/** The settings of an operator for a deployment; served as `/config.json` beside the static files. */
export type PortalConfig = v.InferOutput<typeof schema>

/** Reads `/config.json`; throws an error that names the wrong setting. */
export function readPortalConfig(value: unknown): PortalConfig {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`/config.json: ${v.getDotPath(issue) ?? 'the file'} is wrong: ${issue.message}`)
}
