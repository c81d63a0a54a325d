import { activeStatus, invitedStatus } from '../../elements/StatusLabel/standingStatuses.ts'
import { endsTodayStatus, expiredStatus } from '../../elements/StatusLabel/validityStatuses.ts'
import type { Status } from '../../elements/StatusLabel/status.ts'

export interface ExampleUser {
  id: string
  name: string
  email: string
  unit: string
  group: string
  hours: string
  methods: string
  lastEntry: string
  status: Status
  statusWord: string
}

const looks: Record<string, Status> = { Active: activeStatus, 'Ends today': endsTodayStatus, Invited: invitedStatus, Expired: expiredStatus }

const lines: readonly string[] = [
  'Alexandria Abbott-Villaseñor|a.abbott@mail.example|1407|Residents, Tower B|Any time|PIN, app, 1 card|8:58 AM|Active',
  'Wm. J. Abernathy|wj.abernathy@mail.example|0312|Residents, Tower A|Any time|PIN, clicker|9:57 AM|Active',
  'Ana Lucía Barrientos|anabarr@mail.example|0911|Residents, Tower A|Any time|App|Yesterday|Active',
  'Brightwater Home Services|office@brightwater.example|–|Vendors, weekday|Mon–Fri 7 AM–3:30 PM|QR key|Nov 20|Active',
  'Keisha Broussard|k.broussard@mail.example|1102|Residents, Tower B|Any time|PIN, app|Nov 19|Active',
  'Christopher Featherstonehaugh-Okonkwo III|christopher.featherstonehaugh@mail.example|PH-2|Residents, Tower B|Any time|PIN, app, 3 cards|Nov 20|Active',
  'Gulf Coast HVAC, night crew|dispatch@gchvac.example|–|Vendors, overnight|Fri 10 PM–6 AM|PIN|Nov 14|Ends today',
  'Harriet Halvorsen|hhalv@mail.example|0610|Residents, Tower A|Any time|App|Never|Invited',
  'Shauna O’Dell-Whitaker|shauna.ow@mail.example|0506|Residents, Tower A|Until Nov 12, 2026|PIN|Nov 11|Expired',
  'Marcus Tran|marcus.tran@mail.example|1408|Residents, Tower B|Any time|PIN, app|Nov 21|Active',
]

export const exampleUsers: readonly ExampleUser[] = lines.map((line, index) => {
  const [name = '', email = '', unit = '', group = '', hours = '', methods = '', lastEntry = '', statusWord = ''] = line.split('|')
  return { id: `user-${index + 1}`, name, email, unit, group, hours, methods, lastEntry, status: looks[statusWord] ?? activeStatus, statusWord }
})
