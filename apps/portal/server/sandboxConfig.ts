import { servicesBelow } from '@portal/api-client/contract'

/** The `/config.json` that directs the portal to the sandbox at the same origin. */
export const sandboxConfig = {
  services: servicesBelow('/svc'),
  keysUrl: '/keys',
  brand: { name: 'Gatewell', company: 'Gatewell Access Systems' },
  supportPhone: '(972) 555-0148',
  privacyUrl: '/sandbox/privacy',
  appLinks: { ios: 'https://apps.example/gatewell/ios', android: 'https://apps.example/gatewell/android' },
  gateway: 'sandbox',
}
