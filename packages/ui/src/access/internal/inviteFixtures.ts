import { type InviteLabels, inviteMessages, type RecurringInviteView, type TemporaryInviteView } from '@portal/domain'
import { pseudo } from '../../internal/examplePseudo.ts'
import { recurringQr, temporaryQr } from './qrFixtures.ts'

/** The time in stories (`parameters.clock`): 9:14:32 AM in Houston, 7:14 AM in Los Angeles. */
export const storyTime = '2026-11-21T15:14:32Z'

/** A screen high enough for a whole card: `parameters: { viewport: phonePage }, globals: { viewport: { value: 'phonePage' } }`. */
export const phonePage = {
  options: {
    phonePage: { name: 'Phone 390, whole page', styles: { width: '390px', height: '1440px' }, type: 'mobile' },
    narrowPage: { name: 'Narrow 320, whole page', styles: { width: '320px', height: '1240px' }, type: 'mobile' },
  },
}

export const property = { name: 'Whispering Pines at Buffalo Bayou, Phase II', address: '4810 Fannin Street, Houston, TX 77004', city: 'Houston' }

export const temporaryView: TemporaryInviteView = {
  kind: 'temporary',
  id: 'inv-1',
  name: 'Move-in crew: Lone Star Movers & Storage of Greater Houston',
  sentBy: 'Alejandra Villaseñor-Montgomery',
  statusWord: 'validNow',
  startsAt: '2026-11-21T14:00:00Z',
  endsAt: '2026-11-22T00:00:00Z',
  timeZone: 'America/Chicago',
  locations: ['Service Gate, Fannin St.', 'Loading Dock B', 'Freight Elevator 2', 'Garage Level P2, North Stairwell Door'],
  description: 'Please use the service entrance, not the lobby. Freight elevator is padded until 5 PM. Unit 1407.',
  weeklyPlan: [],
  usesLeft: 2,
  lastUsedAt: '2026-11-21T15:03:00Z',
  downloadName: 'gatewell-key',
  image: temporaryQr,
}

export const recurringView: RecurringInviteView = {
  kind: 'recurring',
  id: 'inv-2',
  name: 'House cleaning: Brightwater Home Services',
  sentBy: 'Priya Raghunathan-O’Sullivan',
  statusWord: 'validNow',
  startsAt: '2026-10-05T05:00:00Z',
  endsAt: '2027-03-13T06:00:00Z',
  timeZone: 'America/Chicago',
  locations: ['Main Gate, Entry', 'Pedestrian Gate (Westheimer Rd)', 'Tower B Lobby'],
  description: '',
  weeklyPlan: [
    { week: 'Mon to Thu', info: '7:00 AM to 3:30 PM' },
    { week: 'Friday', info: '7:00 AM to 12:00 PM' },
    { week: 'Saturday', info: '9:00 AM to 11:30 AM' },
  ],
  usesLeft: null,
  lastUsedAt: null,
  downloadName: 'gatewell-key',
  image: recurringQr,
  freshness: { state: 'fresh', generatedAt: '2026-11-21T15:14:00Z', hasFailed: false },
}

export const pseudoLabels: InviteLabels = pseudo(inviteMessages)

/** A partial translation, enough to judge the card from right to left. */
export const arabicLabels: InviteLabels = {
  status: { validNow: 'صالح الآن' },
  recurring: 'متكرر',
  sentBy: 'أرسله',
  fromTo: 'من {from} إلى {to}',
  propertyTime: 'بتوقيت العقار ({name})',
  yourTime: 'الساعة على جهازك {time} {zone}',
  places: { other: '{count} مواقع' },
  fromSender: 'من المرسل',
  showFullScreen: 'عرض بملء الشاشة',
  saveImage: 'حفظ الصورة',
  generate: 'إنشاء الرمز',
  refresh: 'تحديث الرمز',
  ready: 'جاهز للاستخدام',
  todayAt: 'اليوم الساعة {time}',
  made: 'أنشئ {when}. لم يستخدم بعد.',
  noticeTitle: 'يتجدد الرمز بعد كل استخدام.',
  notice: 'حدّث الصفحة بعد الاستخدام؛ الصورة المحفوظة لا تعمل مرتين.',
  usesLeft: { other: 'بقي {count} استخدامات' },
  lastUsed: 'آخر استخدام {when}',
  keepClose: 'احتفظ به قريبا',
  keepCloseHint: 'تتحدث بطاقة المحفظة تلقائيا.',
  addToCalendar: 'أضف إلى التقويم',
  scanClose: 'إغلاق',
  validUntil: 'صالح حتى {end}',
  scanNow: 'الآن {time}، {place}',
  scanHint: 'أمسك الشاشة على بعد كف من القارئ.',
  scanAwake: 'تبقى الشاشة مضاءة',
  scanOffline: 'يعمل دون اتصال',
}

export const arabicView: TemporaryInviteView = {
  ...temporaryView,
  name: 'طاقم النقل: شركة نجمة الشمال للنقل والتخزين',
  sentBy: 'ليلى عبد الرحمن المنصوري',
  locations: ['بوابة الخدمة، شارع فانين', 'رصيف التحميل B', 'Freight Elevator 2'],
  description: 'يرجى استخدام مدخل الخدمة وليس الردهة. الوحدة 1407.',
}
