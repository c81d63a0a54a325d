import { AccessCodeType } from '@portal/domain'
import type { SeedCode } from '../accessSeeds.ts'

const gates = [101, 102] as const
const entry = [101] as const

/** A user's email address, their gate code, and further entry methods: the number of a card, the number of a clicker, the name of a phone. */
const households: readonly [user: string, pin: string, more?: { card?: number; clicker?: number; app?: string }][] = [
  ['a.abbott@mail.example', '14073', { card: 5101, app: 'Pixel 11' }],
  ['tlcao@mail.example', '07046'],
  ['hhalv@mail.example', '06102'],
  ['shauna.ow@mail.example', '05068', { card: 5102 }],
  ['omar.abdelrahman@mail.example', '01014', { clicker: 920 }],
  ['ingrid.aaltonen@mail.example', '01049', { card: 5103 }],
  ['deb.castleberry@mail.example', '02035', { clicker: 921 }],
  ['hyunwoo.kang@mail.example', '03051', { app: 'Galaxy S27' }],
  ['jose.nunez@mail.example', '04018'],
  ['zainab.q@mail.example', '06027', { app: 'iPhone 16' }],
  ['t.boudreaux@mail.example', '07093', { card: 5104 }],
  ['mdl@mail.example', '10066', { card: 5105, clicker: 922 }],
  ['samuel.oyelaran@mail.example', '11082'],
  ['fatima.alhassan@mail.example', '02054', { app: 'iPhone 17' }],
  ['g.wojcik@mail.example', '03089', { card: 5106 }],
  ['camille.t@mail.example', '04121', { clicker: 923 }],
  ['minhanh.nguyen@mail.example', '05018'],
  ['rosalind.park@mail.example', '08116', { card: 5107, app: 'Pixel 10' }],
  ['elijah.stonewall@mail.example', '09063'],
  ['lupita.hdz@mail.example', '12047', { card: 5108 }],
  ['anders.b@mail.example', '20019', { app: 'iPhone 17 Pro' }],
  ['kevin.delacroix@whisperingpines.example', '12158', { card: 5109, app: 'Galaxy Z8' }],
]

/** The mobile app as a second entry method of users who already have another one. */
const apps: readonly [user: string, phone: string][] = [
  ['k.broussard@mail.example', 'iPhone 17'], ['jamal.iverson@mail.example', 'Pixel 11'], ['prakash.k@mail.example', 'Galaxy S26'],
  ['priya.ro@mail.example', 'iPhone 16'], ['marcus.tran@mail.example', 'iPhone 17'], ['anabarr@mail.example', 'Galaxy S27'],
]

const companies: readonly [user: string, label: string, pin: string][] = [
  ['office@brightwater.example', 'Office', '5511'], ['dispatch@gchvac.example', 'Night crew', '5533'], ['routes@lonestarpest.example', 'Route', '5544'],
]

/** Phone numbers that open the main gate by calling it. */
const phones: readonly [user: string, number: string][] = [
  ['tlcao@mail.example', '+1 713 555 0204'], ['tguerrero@mail.example', '+1 832 555 0118'], ['camille.t@mail.example', '+1 281 555 0113'],
  ['jose.nunez@mail.example', '+1 713 555 0171'],
]

const prox = (user: string, label: string, number: number): SeedCode => ({
  accountId: 1, user, type: AccessCodeType.ProxCard, label, card: { format: 'H10301', facility: 118, number },
})
const app = (user: string, label: string, index: number): SeedCode => ({
  accountId: 1, user, type: AccessCodeType.BluetoothAccess, label, code: `app-${(0x9c_41d7 + index * 0x1_03f1).toString(16)}`,
})
const pin = (user: string, label: string, code: string, locations?: readonly number[]): SeedCode => ({
  accountId: 1, user, type: AccessCodeType.GateCode, label, code, locations,
})

/** The codes that most users of a property have: a gate code; many also have a card, a clicker or the app, and some a phone number. */
export const busyPropertyCodes: readonly SeedCode[] = [
  ...households.map(([user, code]) => pin(user, 'Gate code', code)),
  ...households.flatMap(([user, , more], index): SeedCode[] => [
    ...(more?.card === undefined ? [] : [prox(user, 'Key ring', more.card)]),
    ...(more?.clicker === undefined
      ? []
      : [{ accountId: 1, user, type: AccessCodeType.ClickerRemote, label: 'Car', locations: gates, card: { format: 'H10306', facility: 552, number: more.clicker } } as const]),
    ...(more?.app === undefined ? [] : [app(user, more.app, index)]),
  ]),
  ...apps.map(([user, phone], index) => app(user, phone, households.length + index)),
  ...companies.map(([user, label, code]) => pin(user, label, code, [101, 102, 103])),
  ...phones.map(([user, code]): SeedCode => ({ accountId: 1, user, type: AccessCodeType.PhoneNumber, label: 'Telephone', code, locations: entry })),
  prox('beatriz.lozano@whisperingpines.example', 'Staff card', 5201),
  prox('dwayne.pickett@whisperingpines.example', 'Staff card', 5202),
  pin('beatriz.lozano@whisperingpines.example', 'Gate code', '40218'),
  prox('station7@hfd.example', 'Engine 7', 5301),
  prox('dispatch@bcambulance.example', 'Unit 12', 5302),
  prox('ops@oakridge.example', 'Shift lead', 5303),
  prox('ops@oakridge.example', 'Spare', 5304),
  // Two codes have the same digits at two places, so neither can be moved to the other's place.
  pin('office@brightwater.example', 'Night cleaning', '5588', [103]),
  { accountId: 1, type: AccessCodeType.GateCode, label: 'Pool service', code: '5588', locations: [106] },
]
