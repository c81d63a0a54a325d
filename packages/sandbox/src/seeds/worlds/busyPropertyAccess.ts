import { AccessCodeType, DoorOutputMode, type Weekday, type WeekWindow } from '@portal/domain'
import type { SeedAccess, SeedCode } from '../accessSeeds.ts'
import { busyPropertyCodes } from './busyPropertyCodes.ts'

const workDays: readonly Weekday[] = [1, 2, 3, 4, 5]
const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const officeHours: readonly WeekWindow[] = [{ days: workDays, start: 480, end: 1080 }]
const christopher = 'christopher.featherstonehaugh@mail.example'

const templates = { officeHours: 1, always: 2, noAccess: 3, weekend: 4 } as const
/** The ids of the doors' locations, by door. */
const at = { entry: 101, exit: 102, service: 103, clubhouse: 104, garage: 105, pool: 106, pedestrian: 107, lobbyB: 108 } as const

const residents = [
  ['wj.abernathy@mail.example', '03127'], ['anabarr@mail.example', '0911'], ['k.broussard@mail.example', '11024'],
  ['tguerrero@mail.example', '2087'], ['jamal.iverson@mail.example', '10031'], ['mlj@mail.example', '4151'],
  ['prakash.k@mail.example', '13114'], ['priya.ro@mail.example', '15012'], ['marcus.tran@mail.example', '88213'],
] as const

const codes: readonly SeedCode[] = [
  ...residents.map(([user, code]): SeedCode => ({ accountId: 1, user, type: AccessCodeType.GateCode, label: 'Gate code', code })),
  { accountId: 1, user: christopher, type: AccessCodeType.GateCode, label: 'Gate code', code: '41727' },
  { accountId: 1, user: christopher, type: AccessCodeType.BluetoothAccess, label: 'iPhone 17', code: 'app-7f31c2' },
  {
    accountId: 1, user: christopher, type: AccessCodeType.ProxCard, label: 'Key ring',
    card: { format: 'H10301', facility: 118, number: 4417 },
  },
  { accountId: 1, user: christopher, type: AccessCodeType.ProxCard, label: 'Spare', card: { format: 'H10301', facility: 118, number: 4418 } },
  {
    accountId: 1, user: christopher, type: AccessCodeType.ClickerRemote, label: 'Car', locations: [at.entry, at.exit, at.garage],
    card: { format: 'H10306', facility: 552, number: 913 },
  },
  {
    accountId: 1, user: christopher, type: AccessCodeType.ProxCard, label: 'Old key ring', isLost: true,
    card: { format: 'H10301', facility: 118, number: 3902 },
  },
  {
    accountId: 1, user: 'alejandra.vm@whisperingpines.example', type: AccessCodeType.AccessCard, label: 'Office card',
    card: { format: 'H10304', facility: 2001, number: 77_031 },
  },
  {
    accountId: 1, user: 'dwayne.pickett@whisperingpines.example', type: AccessCodeType.GateCode, label: 'Hold open', code: '90210',
    outputMode: DoorOutputMode.HoldOpen, locations: [at.service],
  },
  {
    accountId: 1, user: 'efitz@mail.example', type: AccessCodeType.PhoneNumber, label: 'Telephone', code: '+1 713 555 0129', phoneCode: '507',
    locations: [at.entry],
  },
  {
    accountId: 1, user: 'linda.lq@mail.example', type: AccessCodeType.RFIDTag, label: 'Windshield tag',
    card: { format: 'H10302', facility: null, number: 8_220_148 }, locations: [at.entry, at.exit],
  },
  {
    accountId: 1, user: 'crew@magnolialandscaping.example', type: AccessCodeType.GateCode, label: 'Crew', code: '5522',
    locations: [at.entry, at.exit, at.service],
  },
  {
    accountId: 1, type: AccessCodeType.ProxCard, label: 'Patrol cards, box 3', card: { format: 'H10301', facility: 60, from: 1000, to: 1049 },
  },
  { accountId: 1, type: AccessCodeType.CGKeypad, label: 'Parcel service', code: '731900', locations: [at.service] },
  // These codes come last, so that the codes above keep their ids.
  ...busyPropertyCodes,
]

/** Restrictions of groups and users, codes of every kind, and a schedule that pauses on holidays. */
export const busyPropertyAccess: SeedAccess = {
  templates: [
    { id: templates.officeHours, accountId: 1, name: 'Office hours', hours: officeHours },
    { id: templates.always, accountId: 1, name: 'Always', hours: null },
    { id: templates.noAccess, accountId: 1, name: 'No access', hours: [] },
    { id: templates.weekend, accountId: 1, name: 'Weekend', hours: [{ days: [6, 7], start: 0, end: 1440 }] },
  ],
  groupRules: [
    { groupId: 2, locationId: at.clubhouse, templateId: templates.always },
    { groupId: 3, locationId: at.pool, hours: [{ days: everyDay, start: 360, end: 1320 }] },
    { groupId: 3, locationId: at.lobbyB, templateId: templates.noAccess },
    { groupId: 4, locationId: at.pool, hours: [{ days: everyDay, start: 360, end: 1320 }] },
    ...[at.entry, at.exit, at.service].map((locationId) => ({ groupId: 5, locationId, templateId: templates.officeHours })),
    ...[at.clubhouse, at.garage, at.pool, at.pedestrian, at.lobbyB].map((locationId) => ({
      groupId: 5, locationId, templateId: templates.noAccess,
    })),
  ],
  ownRules: [
    { user: 'crew@magnolialandscaping.example', hours: [{ days: [2, 4], start: 420, end: 930 }], uses: { allowed: 30, left: 12 } },
  ],
  codes,
  schedules: [
    {
      accountId: 1, locationId: at.exit, name: 'Exit lane, morning rush', outputMode: DoorOutputMode.HoldOpen, ports: ['main-exit'],
      windows: [{ days: workDays, start: 390, end: 540 }], pausesOnHolidays: true,
    },
    {
      accountId: 1, locationId: at.service, name: 'Mail truck', outputMode: DoorOutputMode.MomentaryOpen, ports: ['service-gate'],
      windows: [{ days: [1, 2, 3, 4, 5, 6], start: 630, end: 635 }], pausesOnHolidays: true,
    },
  ],
  holidays: [
    { accountId: 1, locationId: at.exit, name: 'Christmas Day', day: '12-25' },
    { accountId: 1, locationId: at.exit, name: 'New Year’s Day', day: '01-01', nextYear: true },
  ],
}
