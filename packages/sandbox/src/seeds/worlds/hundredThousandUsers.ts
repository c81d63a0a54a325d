import type { SeedPort, WorldSeeds } from '../WorldSeeds.ts'
import { dana, doors, groups, locations, whisperingPines, whisperingPinesAccount } from './whisperingPines.ts'

const total = 100_000
const secondProperty = { ...whisperingPines, id: 4, name: 'Whispering Pines at Buffalo Bayou, Phase III', address: '4900 Fannin Street, Houston, TX 77004' }
const robert = {
  audience: 'Staff, super administrator', name: 'Robert Kowalczyk',
  username: 'robert.k@gatewell.example', propertyId: 1, lands: 'dashboard', role: 1, isAdmin: true,
} as const

const firstNames = `Ada,Ahmed,Aiko,Alejandra,Alexandria,Amara,Ana,Anders,Anh,Beatriz,Camille,Carlos,Chloé,Christopher,Dana,Deborah,Diego,Dwayne,
Eleanor,Elijah,Emeka,Fatima,Gloria,Grzegorz,Hana,Harriet,Hyun-woo,Ingrid,Jamal,Jorge,José,Keisha,Kevin,Lakshmi,Linda,Lucía,Lupita,Marcus,Maria,
Mei-Ling,Ngozi,Noor,Olga,Omar,Prakash,Priya,Robert,Rosalind,Samuel,Shauna,Sofia,Terrence,Thuy-Linh,Tomás,William,Yuki,Zainab,Zoë`
const lastNames = `Aaltonen,Abbott,Abdelrahman,Abernathy,Achterberg,Al-Hassan,Barrientos,Bjørnstad,Boudreaux,Broussard,Cao,Castleberry,Delacroix,Dupont,
Estrada,Featherstonehaugh,Fitzgerald,Guerrero,Halvorsen,Hernández,Iverson,Jacobs,Kamalanathan,Kang,Kowalczyk,Lindqvist,Lozano,Marchetti,Montgomery,
Nguyễn,Ñuñez,O’Dell,Okafor,Okonkwo,Oyelaran,Park,Pickett,Qureshi,Raghunathan,Reyes,Rivera,Stonewall,Tanabe,Thibodeaux,Tran,Villaseñor,Whitaker,
Whitfield,Wójcik,Zimmermann`

/** A large but uniform property: names, units and groups follow from each user's number. */
export const hundredThousandUsers: WorldSeeds = {
  title: 'A hundred thousand users',
  description: '100,000 people at 2 properties, for lists, searches and bulk actions',
  accounts: [whisperingPinesAccount],
  properties: [whisperingPines, secondProperty],
  users: [dana, robert],
  groups,
  locations,
  callGroups: [],
  links: [],
  ports: doors,
  invites: [],
  events: [],
  fill: ({ now, passwordHash }) => [fillUnits, fillUsers(now, passwordHash), ...doors.slice(0, 1).map((door) => fillEvents(now, door))],
}

/** SQL that adds the units. The id of a unit is its number. */
const fillUnits = `with recursive door (n) as (select cast(0 as bigint) union all select n + 1 from door where n < 1599)
  insert into units (id, account_id, name, name_key, sort, created_at)
  select number, 1, cast(number as text), cast(number as text), substr(cast(100000000 + number as text), 2), 0 from (select (1 + n / 40) * 100 + n % 40 as number from door) as numbered`

/** SQL that adds the users, for both engines. It starts with a bigint, because PostgreSQL keeps the size of numbers. */
function fillUsers(now: number, passwordHash: string): string {
  return `with recursive person (id) as (select cast(3 as bigint) union all select id + 1 from person where id < ${total + 2}),
      f (n, name, plain) as (values ${rowsOf(firstNames)}),
      l (n, name, plain) as (values ${rowsOf(lastNames)})
    insert into users (id, account_id, property_id, name, first_name, last_name, sort_name, email, username, password_hash, role,
      user_type_id, call_group_id, user_portal, is_user_admin, is_kits_admin, is_billing_admin, is_single_family,
      dashboard_flag, has_web_access, unit_id, unit, unit_sort, phone, group_id, is_mobile_only, is_cellgate_app,
      valid_until_at, valid_until, created_at, updated_at)
    select id, 1, case when id % 5 = 0 then 4 else 1 end, f.name || ' ' || l.name, f.name, l.name, f.plain || ' ' || l.plain,
      replace(f.plain, '-', '') || '.' || replace(l.plain, '-', '') || '.' || id || '@mail.example',
      case id % 3 when 0 then replace(f.plain, '-', '') || '.' || id || '@mail.example' else '#' || id end,
      case when id % 3 = 0 and id % 7 > 0 then '${passwordHash}' else '' end, 3, 1, null, 1, 0, 0, 0, 0, 1, case when id % 3 = 0 then 1 else 0 end,
      ${unit}, cast(${unit} as text), ${digits(unit, 8)},
      '+1 713 55' || (id % 9) || ' ' || ${digits('(id * 7) % 10000', 4)},
      case when id % 50 = 0 then 6 when id % 40 = 1 then 5 when id % 400 = 2 then 2 else 3 + id % 2 end, case when id % 3 > 0 then 1 else 0 end, 1,
      case when id % 97 = 0 then ${now} - id * 60000 end, case when id % 97 = 0 then '2026-01-01 00:00' end,
      ${now} - 31536000000, ${now} - 31536000000
    from person join f on f.n = (id * 31) % ${namesOf(firstNames).length}
      join l on l.n = (id * 2654435761 / 65536) % ${namesOf(lastNames).length}`
}

/** SQL that adds events: one of eleven users entered within the last sixty days, at the first door of the property. */
function fillEvents(now: number, { id, name }: SeedPort): string {
  return `insert into gate_events (property_id, port_id, port_name, at, who, user_id, decision, reason, credential_kind)
    select property_id, '${id}', '${name}', ${now} - (id * 7919 % 5184000) * 1000, name, id, 'open', 'opened', 'PIN'
    from users where id % 11 = 1 and id > 2 and property_id = 1 order by id * 7919 % 5184000 desc`
}

/** SQL for the number of a unit; a floor has forty. */
const unit = '(1 + (id / 40) % 40) * 100 + id % 40'

/** SQL for a number with leading zeros. */
function digits(number: string, length: number): string {
  return `substr(cast(${10 ** length} + ${number} as text), 2)`
}

function namesOf(list: string): string[] {
  return list.split(',').map((name) => name.trim())
}

/** The rows of a list of names: number, name, and its spelling in lower case without accents, since SQLite's lower() handles ASCII only. */
function rowsOf(list: string): string {
  return namesOf(list).map((name, n) => `(${n}, '${name}', '${folded(name)}')`).join(', ')
}

function folded(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}|[’']/gu, '').replace(/ø/g, 'o').toLowerCase()
}
