import type { SeedEvent } from '../WorldSeeds.ts'

const lastGuest = 'Move-in crew: Lone Star Movers & Storage of Greater Houston'

/** Door events. The last entries of users, codes and invites follow from them. */
export const busyPropertyEvents: readonly SeedEvent[] = [
  { minutesAgo: 3, portId: 'main-exit', who: 'Wm. J. Abernathy', reason: 'opened', credentialKind: 'Clicker' },
  { minutesAgo: 5, portId: 'tower-b-lobby', who: 'Oak Ridge Patrol, shift lead', reason: 'opened', code: 'Shift lead' },
  { minutesAgo: 9, portId: 'pedestrian-gate', who: null, reason: 'unknownCode', credentialKind: 'PIN' },
  { minutesAgo: 19, portId: 'main-entry', who: 'Alejandra Villaseñor-Montgomery', reason: 'opened', code: 'Office card' },
  { minutesAgo: 57, portId: 'service-gate', who: lastGuest, reason: 'opened', credentialKind: 'QR' },
  { minutesAgo: 71, portId: 'clubhouse', who: 'Harbor Piano Tuning', reason: 'expired', credentialKind: 'QR' },
  { minutesAgo: 118, portId: 'garage-p2', who: lastGuest, reason: 'opened', credentialKind: 'QR' },
  { minutesAgo: 120, portId: 'clubhouse', who: 'Leasing Desk', reason: 'opened', credentialKind: 'Card' },
  { minutesAgo: 1330, portId: 'clubhouse', who: 'Corner Bakery delivery', reason: 'opened', credentialKind: 'QR' },
  { minutesAgo: 1360, portId: 'main-entry', who: 'Corner Bakery delivery', reason: 'opened', credentialKind: 'QR' },
  { minutesAgo: 7000, portId: 'clubhouse', who: 'Harbor Piano Tuning', reason: 'opened', credentialKind: 'QR' },
  opened(150, 'clubhouse', 'Beatriz Lozano', 'Staff card'),
  opened(180, 'service-gate', 'Dwayne Pickett', 'Staff card'),
  opened(190, 'tower-b-lobby', 'Alexandria Abbott-Villaseñor', 'Pixel 11'),
  opened(215, 'main-exit', 'Fatima Al-Hassan', 'iPhone 17'),
  opened(245, 'main-entry', 'Camille Thibodeaux', 'Car'),
  opened(268, 'main-exit', 'Elijah Stonewall', 'Gate code'),
  opened(330, 'tower-b-lobby', 'Priya Raghunathan-O’Sullivan', 'iPhone 16'),
  opened(910, 'main-exit', 'Deborah Castleberry', 'Car'),
  opened(955, 'main-entry', 'Ana Lucía Barrientos', 'Gate code'),
  opened(1010, 'tower-b-lobby', 'Christopher Featherstonehaugh-Okonkwo III', 'iPhone 17'),
  opened(1290, 'service-gate', 'Brightwater Home Services', 'Office'),
  opened(1475, 'main-entry', 'José Ñuñez', 'Telephone'),
  opened(1500, 'pedestrian-gate', 'Christopher Featherstonehaugh-Okonkwo III', 'Gate code'),
  opened(2870, 'tower-b-lobby', 'Keisha Broussard', 'iPhone 17'),
  opened(4330, 'tower-b-lobby', 'Grzegorz Wójcik', 'Key ring'),
  opened(5790, 'main-exit', 'Linda Lindqvist', 'Windshield tag'),
  opened(8660, 'main-entry', 'Eleanor Fitzgerald', 'Telephone'),
  opened(11_300, 'service-gate', 'Gulf Coast HVAC, night crew', 'Night crew'),
  opened(11_560, 'tower-b-lobby', 'Anders Bjørnstad', 'iPhone 17 Pro'),
  opened(14_450, 'main-entry', 'Shauna O’Dell-Whitaker', 'Gate code'),
  opened(25_000, 'clubhouse', 'Christopher Featherstonehaugh-Okonkwo III', 'Key ring'),
  opened(25_980, 'main-entry', 'Bayou City Ambulance', 'Unit 12'),
  opened(33_000, 'garage-p2', 'Christopher Featherstonehaugh-Okonkwo III', 'Car'),
  { minutesAgo: 74_900, portId: 'pedestrian-gate', who: 'Robert Kowalczyk Jr.', reason: 'opened', credentialKind: 'PIN' },
  { minutesAgo: 102_300, portId: 'main-entry', who: 'Gloria Estrada', reason: 'opened', credentialKind: 'PIN' },
]

function opened(minutesAgo: number, portId: string, who: string, code: string): SeedEvent {
  return { minutesAgo, portId, who, reason: 'opened', code }
}
