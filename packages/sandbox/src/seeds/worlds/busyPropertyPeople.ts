import type { SeedContact, SeedPerson } from '../WorldSeeds.ts'

const staff = { propertyId: 1, groupId: 2 } as const
const towerA = { propertyId: 1, groupId: 3 } as const
const towerB = { propertyId: 1, groupId: 4 } as const
const vendor = { propertyId: 1, groupId: 5 } as const

/** The users of the property who are not listed as sign-ins in the console. */
export const people: readonly SeedPerson[] = [
  { ...towerB, name: 'Alexandria Abbott-Villaseñor', email: 'a.abbott@mail.example', unit: '1407', phone: '+1 713 555 0107', directoryPin: '1407', web: 'yes' },
  { ...towerA, name: 'Wm. J. Abernathy', lastName: 'Abernathy', email: 'wj.abernathy@mail.example', unit: '0312', phone: '+1 713 555 0121', directoryPin: '0312' },
  { ...towerA, name: 'Ana Lucía Barrientos', lastName: 'Barrientos', email: 'anabarr@mail.example', unit: '0911', phone: '+1 713 555 0134', directoryPin: '0911' },
  { ...vendor, name: 'Brightwater Home Services', email: 'office@brightwater.example', phone: '+1 281 555 0190' },
  { ...towerB, name: 'Keisha Broussard', email: 'k.broussard@mail.example', unit: '1102', isSilent: true, phone: '+1 713 555 0143', directoryPin: '1102', web: 'yes' },
  { ...towerB, name: 'Thuy-Linh Cao', email: 'tlcao@mail.example', unit: '0704', directoryPin: '0704' },
  {
    ...towerB, name: 'Christopher Featherstonehaugh-Okonkwo III', lastName: 'Featherstonehaugh-Okonkwo III',
    email: 'christopher.featherstonehaugh@mail.example', unit: 'PH-2', phone: '+1 713 555 0162', directoryPin: '04172',
    notes: 'Two service dogs, freight elevator key on file with the leasing office.',
  },
  { ...towerA, name: 'Tomás Guerrero', email: 'tguerrero@mail.example', unit: '0208', phone: '+1 832 555 0118', directoryPin: '0208' },
  { ...vendor, name: 'Gulf Coast HVAC, night crew', email: 'dispatch@gchvac.example', phone: '+1 281 555 0175', validUntilDays: 0 },
  { ...towerB, name: 'Harriet Halvorsen', email: 'hhalv@mail.example', unit: '0610', directoryPin: '0610', web: 'invited' },
  { ...towerB, name: 'Jamal Iverson', email: 'jamal.iverson@mail.example', unit: '1003', quietHours: [{ days: [1, 2, 3, 4, 5], start: 22 * 60, end: 6 * 60 }], phone: '+1 713 555 0155', directoryPin: '1003' },
  { ...towerA, name: 'Mei-Ling Jacobs', email: 'mlj@mail.example', unit: '0415', directoryPin: '0415', web: 'yes' },
  { ...towerB, name: 'Prakash Kamalanathan', email: 'prakash.k@mail.example', unit: '1311', phone: '+1 346 555 0137', directoryPin: '1311' },
  { propertyId: 1, groupId: 6, name: 'Robert Kowalczyk Jr.', lastName: 'Kowalczyk Jr.', email: 'rk.jr@mail.example', unit: '0119' },
  { ...towerA, name: 'Linda Lindqvist', email: 'linda.lq@mail.example', unit: '0822', phone: '+1 713 555 0148', directoryPin: '0822' },
  { ...towerA, name: 'Shauna O’Dell-Whitaker', email: 'shauna.ow@mail.example', unit: '0506', directoryPin: '0506', validUntilDays: -9 },
  { propertyId: 1, groupId: 1, name: 'Oak Ridge Patrol, shift lead', lastName: 'Oak Ridge Patrol', email: 'ops@oakridge.example', phone: '+1 713 555 0199' },
  { ...towerB, name: 'Priya Raghunathan-O’Sullivan', email: 'priya.ro@mail.example', unit: '1501', phone: '+1 713 555 0166', directoryPin: '1501', web: 'yes' },
  { ...staff, name: 'Alejandra Villaseñor-Montgomery', email: 'alejandra.vm@whisperingpines.example', hasApp: true, phone: '+1 713 555 0101', web: 'yes' },
  { propertyId: 1, groupId: 1, name: 'Houston Fire Station 7', lastName: 'Fire Station 7', email: 'station7@hfd.example' },
  { propertyId: 1, groupId: 1, name: 'Bayou City Ambulance', email: 'dispatch@bcambulance.example' },
  { ...staff, name: 'Beatriz Lozano', email: 'beatriz.lozano@whisperingpines.example', hasApp: true, phone: '+1 713 555 0102', web: 'yes' },
  { ...staff, name: 'Dwayne Pickett', email: 'dwayne.pickett@whisperingpines.example', phone: '+1 713 555 0103', notes: 'Maintenance lead, evenings on call.' },
  { ...staff, name: 'Sofia Marchetti', email: 'sofia.marchetti@whisperingpines.example', web: 'invited' },
  { ...towerA, name: 'Omar Abdelrahman', email: 'omar.abdelrahman@mail.example', unit: '0101', directoryPin: '0101' },
  { ...towerA, name: 'Ingrid Aaltonen', email: 'ingrid.aaltonen@mail.example', unit: '0104', directoryPin: '0104' },
  { ...towerA, name: 'Deborah Castleberry', email: 'deb.castleberry@mail.example', unit: '0203', phone: '+1 832 555 0126', directoryPin: '0203' },
  { ...towerA, name: 'Hyun-woo Kang', email: 'hyunwoo.kang@mail.example', unit: '0305', directoryPin: '0305', web: 'yes' },
  { ...towerA, name: 'José Ñuñez', email: 'jose.nunez@mail.example', unit: '0401', phone: '+1 713 555 0171', directoryPin: '0401' },
  { ...towerA, name: 'Eleanor Fitzgerald', email: 'efitz@mail.example', unit: '0507', directoryPin: '0507' },
  { ...towerA, name: 'Zainab Qureshi', email: 'zainab.q@mail.example', unit: '0602', directoryPin: '0602' },
  { ...towerA, name: 'Terrence Boudreaux', email: 't.boudreaux@mail.example', unit: '0709', directoryPin: '0709' },
  { ...towerA, name: 'Yuki Tanabe', email: 'yuki.tanabe@mail.example', unit: '0816', directoryPin: '0816', validFromDays: 9 },
  { ...towerA, name: 'Marguerite Dupont-Lacroix', email: 'mdl@mail.example', unit: '1006', phone: '+1 713 555 0188', directoryPin: '1006' },
  { ...towerA, name: 'Samuel Oyelaran', email: 'samuel.oyelaran@mail.example', unit: '1108', directoryPin: '1108' },
  { ...towerB, name: 'Fatima Al-Hassan', email: 'fatima.alhassan@mail.example', unit: '0205', directoryPin: '0205', web: 'yes' },
  { ...towerB, name: 'Grzegorz Wójcik', email: 'g.wojcik@mail.example', unit: '0308', directoryPin: '0308' },
  { ...towerB, name: 'Camille Thibodeaux', email: 'camille.t@mail.example', unit: '0412', phone: '+1 281 555 0113', directoryPin: '0412' },
  { ...towerB, name: 'Nguyễn Minh Anh', lastName: 'Nguyễn', email: 'minhanh.nguyen@mail.example', unit: '0501', directoryPin: '0501' },
  { ...towerB, name: 'Rosalind Park', email: 'rosalind.park@mail.example', unit: '0811', directoryPin: '0811', web: 'yes' },
  { ...towerB, name: 'Elijah Stonewall', email: 'elijah.stonewall@mail.example', unit: '0906', directoryPin: '0906' },
  { ...towerB, name: 'Lupita Hernández', email: 'lupita.hdz@mail.example', unit: '1204', directoryPin: '1204' },
  { ...towerB, name: 'Anders Bjørnstad', email: 'anders.b@mail.example', unit: 'PH-1', directoryPin: '04171' },
  { ...vendor, name: 'Lone Star Pest Control', email: 'routes@lonestarpest.example' },
  { ...vendor, name: 'Magnolia Landscaping', email: 'crew@magnolialandscaping.example', phone: '+1 281 555 0164' },
  { propertyId: 1, groupId: 6, name: 'Gloria Estrada', email: 'gloria.estrada@mail.example', unit: '0714' },
]

export const contacts: readonly SeedContact[] = [
  { propertyId: 1, name: 'Centerline Gas', relation: 'Emergency', phone: '+1 713 555 0110', email: 'emergency@centerlinegas.example' },
  { propertyId: 1, name: 'Hollis & Daughter Plumbing', relation: 'Plumber', phone: '+1 713 555 0131', email: 'office@hollisplumbing.example', notes: 'Day and night.' },
  { propertyId: 1, name: 'Ironside Fire Systems', relation: 'Fire alarm', phone: '+1 713 555 0152', email: 'service@ironsidefire.example' },
  { propertyId: 1, name: 'Otto Lift', relation: 'Elevator', phone: '+1 281 555 0177', email: 'dispatch@ottolift.example' },
]
