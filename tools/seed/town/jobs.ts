import type { Terms } from '@s4/contract'
import type { RequirementCode } from '@s4/domain/requirements'
import type { RoleId, SiaSector } from '@s4/domain/sia'
import type { SiteKey } from './companies'
import type { SeekerKey } from './seekers'

/** The state of an application, and then of the agreed work, in the order of the day. */
export type Fate =
  | 'applied'
  | 'offered'
  | 'declined'
  | 'lapsed'
  | 'withdrawn'
  | 'rejected'
  | 'dropped'
  | 'assigned'
  | 'cancelled'
  | 'noShow'
  | 'running'
  | 'proposed'
  | 'countered'
  | 'invoiced'
  | 'paid'
  | 'confirmed'

/** A weekly pattern from a day counted from today; or under way since so many minutes. */
export type When =
  | {
      from: number
      lasts?: '1 Day' | '2 Days' | '3 Days' | '1 Week' | '2 Weeks'
      days?: number[]
      start: string
      end: string
    }
  | { sinceMinutes: number; hours: number }

export interface TownJob {
  site: SiteKey
  title: string
  role: RoleId
  sector: SiaSector | null
  /** Pence an hour. */
  pay: number
  positions: number
  when: When
  stored?: 'draft' | 'closed' | 'cancelled'
  who: Partial<Record<SeekerKey, Fate>>
  text: string
  asks?: RequirementCode[]
  /** In words. */
  needs?: string
  breaksPaid?: boolean
  alert?: 15 | 30 | 60 | 120
  /** Of cancelling; the usual ones when left out. */
  terms?: Terms
  /** What went wrong on the day for the first to accept. */
  trouble?: 'missedCheckCall' | 'leftGeofence'
}

const DOORS = 'Door Supervision'
const GUARD = 'Security Guarding'
const CCTV = 'Public Space Surveillance (CCTV)'
const BLACKS = 'Black suit, tie and shoes. We hand out the coat.'

/** 39 jobs, from two weeks ago to four weeks ahead, without overlapping work; the 40th is the demo shift. */
export const jobs: readonly TownJob[] = [
  // Worked and over.
  {
    site: 'tobaccoDock',
    title: 'Door supervisor, food festival',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1550,
    positions: 2,
    when: { from: -14, lasts: '2 Days', days: [0, 1], start: '16:00', end: '23:30' },
    who: { daniel: 'confirmed', grace: 'confirmed' },
    text:
      'Two long evenings of street food, music and about 3 000 guests. Gate and bar positions, ' +
      'swapping every two hours.',
    needs: BLACKS,
  },
  {
    site: 'excel',
    title: 'Search lane supervisor, trade fair',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1620,
    positions: 2,
    when: { from: -12, start: '09:00', end: '18:00' },
    who: { marcus: 'paid', siobhan: 'paid' },
    text: 'Lead a lane of four at the east entrance. Bags, badges and a queue that never stops before eleven.',
  },
  {
    site: 'spitalfields',
    title: 'Overnight guard, market square',
    role: 'security-guard',
    sector: GUARD,
    pay: 1480,
    positions: 1,
    when: { from: -10, lasts: '3 Days', days: [0, 1, 2], start: '22:00', end: '06:00' },
    who: { chloe: 'paid' },
    text: 'One guard, four shutters, a patrol every hour and the first traders at five.',
    alert: 60,
  },
  {
    site: 'tobaccoDock',
    title: 'Control room operator, launch party',
    role: 'cctv-operator',
    sector: CCTV,
    pay: 1700,
    positions: 1,
    when: { from: -7, start: '18:00', end: '02:00' },
    who: { imran: 'invoiced' },
    text: 'Thirty-two cameras, one radio channel and a product launch with press.',
  },
  {
    site: 'excel',
    title: 'Door supervisor, awards dinner',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1680,
    positions: 2,
    when: { from: -5, start: '18:00', end: '02:30' },
    who: { daniel: 'invoiced', marcus: 'invoiced' },
    trouble: 'missedCheckCall',
    text: 'Black-tie dinner for 900. Guest list at the door, then a quiet presence in the hall.',
    needs: BLACKS,
  },
  {
    site: 'tobaccoDock',
    title: 'Door supervisor, book launch',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1575,
    positions: 2,
    when: { from: -2, start: '17:00', end: '23:30' },
    who: { daniel: 'proposed', siobhan: 'countered' },
    text: 'Readings, a signing queue and a bar. Friendly faces wanted.',
  },
  {
    site: 'traffordCentre',
    title: 'Retail security officer',
    role: 'retail-security',
    sector: GUARD,
    pay: 1395,
    positions: 1,
    when: { from: -11, lasts: '3 Days', days: [0, 1, 2], start: '10:00', end: '20:00' },
    who: { tomasz: 'paid' },
    text: 'Uniformed presence in the Orient, store calls by radio, one hour of breaks.',
  },
  {
    site: 'avivaStudios',
    title: 'Door supervisor, gallery night',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1525,
    positions: 2,
    when: { from: -4, start: '18:00', end: '00:30' },
    who: { nia: 'invoiced', tomasz: 'noShow' },
    text: 'An opening with a DJ. Two on the warehouse doors, one eye on the river terrace.',
  },
  {
    site: 'sec',
    title: 'Event steward, arena concert',
    role: 'event-steward',
    sector: null,
    pay: 1300,
    positions: 1,
    when: { from: -7, start: '16:00', end: '23:30' },
    who: { jerome: 'paid' },
    text: 'Seat finding, aisles and the walkway at the end. No licence needed: we train you on the day.',
    breaksPaid: true,
  },
  // Over without an agreement.
  {
    site: 'royalArmouries',
    title: 'Night guard, gallery refit',
    role: 'security-guard',
    sector: GUARD,
    pay: 1340,
    positions: 1,
    when: { from: -3, start: '20:00', end: '06:00' },
    who: { aisha: 'withdrawn' },
    text: 'Builders out at eight, builders in at six. Keep the street gallery company in between.',
  },
  {
    site: 'spitalfields',
    title: 'Door supervisor, private party',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1450,
    positions: 1,
    when: { from: -8, start: '18:00', end: '23:00' },
    who: { callum: 'rejected' },
    text: 'A birthday for eighty in the north arcade.',
  },
  // In progress.
  {
    site: 'tobaccoDock',
    title: 'Door supervisor, maker fair',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1560,
    positions: 2,
    when: { sinceMinutes: 150, hours: 8 },
    who: { grace: 'running', marcus: 'running' },
    trouble: 'leftGeofence',
    text: 'Gate and skylight level at a fair of makers, menders and their dogs.',
    alert: 60,
  },
  {
    site: 'traffordCentre',
    title: 'CCTV operator, control room',
    role: 'cctv-operator',
    sector: CCTV,
    pay: 1600,
    positions: 1,
    when: { sinceMinutes: 95, hours: 8 },
    who: { aisha: 'running' },
    text: 'Second chair in the control room: cameras, calls from stores and the log.',
    alert: 120,
  },
  {
    site: 'sec',
    title: 'Event steward, exhibition',
    role: 'event-steward',
    sector: null,
    pay: 1290,
    positions: 2,
    when: { sinceMinutes: 40, hours: 6 },
    who: { jerome: 'running' },
    text: 'Badge checks at hall 4 and directions to everywhere else.',
    alert: 120,
  },
  // Filled, still to come.
  {
    site: 'excel',
    title: 'Door supervisor, gaming expo',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1640,
    positions: 2,
    when: { from: 3, lasts: '3 Days', days: [0, 1, 2], start: '08:00', end: '18:00' },
    who: { daniel: 'assigned', siobhan: 'assigned' },
    text: 'Three days of queues, cosplay swords to peace-bond and very cheerful visitors.',
    breaksPaid: true,
  },
  {
    site: 'avivaStudios',
    title: 'Door supervisor, dance premiere',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1540,
    positions: 2,
    when: { from: 5, start: '17:00', end: '23:30' },
    who: { tomasz: 'assigned', nia: 'assigned' },
    text: 'A premiere with guests of the city. Stage door and foyer.',
  },
  {
    site: 'usherHall',
    title: 'Front-of-house steward, orchestra',
    role: 'event-steward',
    sector: null,
    pay: 1285,
    positions: 1,
    when: { from: 6, start: '18:00', end: '22:30' },
    who: { jerome: 'assigned' },
    text: 'Tickets, programmes and the upper circle. Lift key provided.',
  },
  // Cancelled.
  {
    site: 'tobaccoDock',
    title: 'Door supervisor, fashion show',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1600,
    positions: 3,
    when: { from: 4, start: '15:00', end: '23:00' },
    stored: 'cancelled',
    who: { grace: 'dropped' },
    text: 'Runway, backstage door and after-show.',
  },
  {
    site: 'royalArmouries',
    title: 'Gallery guard, private view',
    role: 'security-guard',
    sector: GUARD,
    pay: 1370,
    positions: 2,
    when: { from: 9, start: '17:00', end: '22:00' },
    stored: 'cancelled',
    who: { aisha: 'dropped' },
    text: 'An evening among the horses and the armour.',
  },
  {
    site: 'merchantSquare',
    title: 'Door supervisor, football on screens',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1500,
    positions: 2,
    when: { from: -6, start: '18:00', end: '23:30' },
    stored: 'cancelled',
    who: { callum: 'dropped' },
    text: 'Two courtyard bars and one big match.',
  },
  // Closed by hand.
  {
    site: 'excel',
    title: 'Registration desk guard',
    role: 'security-guard',
    sector: GUARD,
    pay: 1430,
    positions: 2,
    when: { from: 10, start: '08:00', end: '17:00' },
    stored: 'closed',
    who: { chloe: 'rejected' },
    text: 'Badges, lanyards and the lost property cupboard.',
  },
  {
    site: 'traffordCentre',
    title: 'Retail security officer, weekday',
    role: 'retail-security',
    sector: GUARD,
    pay: 1395,
    positions: 3,
    when: { from: 2, start: '10:00', end: '18:00' },
    stored: 'closed',
    who: { tomasz: 'assigned' },
    text: 'Store calls and a walk of Barton Square every half hour.',
  },
  {
    site: 'sec',
    title: 'Pit team, rock concert',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1700,
    positions: 8,
    when: { from: 14, start: '15:00', end: '23:30' },
    stored: 'closed',
    who: {},
    text: 'Front barrier for an audience that jumps. Ear protection provided.',
  },
  // Not posted yet.
  {
    site: 'tobaccoDock',
    title: 'Door supervisor, craft fair',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1550,
    positions: 2,
    when: { from: 20, lasts: '2 Days', days: [0, 1], start: '10:00', end: '18:00' },
    stored: 'draft',
    who: {},
    text: 'Gate and cloakroom. Waiting for the organiser to confirm numbers.',
  },
  {
    site: 'royalArmouries',
    title: 'Night guard, display change',
    role: 'security-guard',
    sector: GUARD,
    pay: 1350,
    positions: 1,
    when: { from: 16, start: '20:00', end: '06:00' },
    stored: 'draft',
    who: {},
    text: 'One night while the tower display is moved.',
  },
  {
    site: 'merchantSquare',
    title: 'Door supervisor, quiz night',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1480,
    positions: 1,
    when: { from: 12, start: '18:30', end: '23:30' },
    stored: 'draft',
    who: {},
    text: 'A door, a clicker and two hundred people who know everything.',
  },
  // Open.
  {
    site: 'tobaccoDock',
    title: 'Door supervisor, street food weekend',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1650,
    positions: 4,
    when: { from: 8, lasts: '2 Days', days: [0, 1], start: '16:00', end: '23:30' },
    who: { siobhan: 'assigned', grace: 'applied', daniel: 'applied', callum: 'rejected', marcus: 'cancelled' },
    text: 'The big one of the month: four on the doors, two bars, one stage. Meal and soft drinks included.',
    needs: BLACKS,
  },
  {
    site: 'spitalfields',
    title: 'Overnight guard',
    role: 'security-guard',
    sector: GUARD,
    pay: 1480,
    positions: 1,
    when: { from: 1, lasts: '1 Week', days: [0, 1, 2, 3, 4, 5, 6], start: '20:00', end: '06:00' },
    who: { chloe: 'applied' },
    text: 'A week of nights on the square. Take all seven or tell us in your note which you can do.',
    alert: 60,
  },
  {
    site: 'excel',
    title: 'CCTV operator, boat show',
    role: 'cctv-operator',
    sector: CCTV,
    pay: 1725,
    positions: 2,
    when: { from: 12, lasts: '3 Days', days: [0, 1, 2], start: '07:30', end: '18:30' },
    who: { imran: 'assigned', siobhan: 'offered', aisha: 'applied' },
    text: 'Control room of the north halls: sixty cameras, two operators, one supervisor.',
    breaksPaid: true,
    alert: 120,
  },
  {
    site: 'tobaccoDock',
    title: 'Head door supervisor, charity gala',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1950,
    positions: 2,
    when: { from: 7, start: '17:00', end: '02:00' },
    who: { daniel: 'offered', marcus: 'offered' },
    text: 'Run the door for 600 guests and a royal patron. Briefing at five, doors at seven.',
    asks: ['emergency-first-aid', 'own-black-suit'],
    needs: BLACKS,
  },
  {
    site: 'spitalfields',
    title: 'Close protection officer, author visit',
    role: 'close-protection',
    sector: 'Close Protection',
    pay: 2600,
    positions: 1,
    when: { from: 11, start: '10:00', end: '20:00' },
    who: { marcus: 'applied' },
    text: 'One principal, one day, three venues within walking distance.',
    asks: ['driving-licence'],
    needs: 'A recent reference.',
  },
  {
    site: 'excel',
    title: 'Search lane guard, careers fair',
    role: 'security-guard',
    sector: GUARD,
    pay: 1460,
    positions: 6,
    when: { from: 15, lasts: '2 Days', days: [0, 1], start: '08:00', end: '17:00' },
    who: { chloe: 'assigned', grace: 'withdrawn', daniel: 'lapsed' },
    text: 'Six lanes of bags, mostly students. Easy days with good people.',
  },
  {
    site: 'avivaStudios',
    title: 'Door supervisor, warehouse party',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1580,
    positions: 4,
    when: { from: 7, start: '20:00', end: '04:00' },
    who: { nia: 'applied', tomasz: 'lapsed' },
    text: 'Search, doors and the river terrace until four. Taxi home within the ring road.',
  },
  {
    site: 'traffordCentre',
    title: 'Retail security officer, sale week',
    role: 'retail-security',
    sector: GUARD,
    pay: 1420,
    positions: 2,
    when: { from: 13, lasts: '1 Week', days: [0, 1, 2, 5, 6], start: '09:30', end: '18:30' },
    who: { aisha: 'declined', tomasz: 'applied' },
    text: 'Five busy days. Uniform and radio from us, comfortable shoes from you.',
  },
  {
    site: 'royalArmouries',
    title: 'Gallery guard, school visits',
    role: 'security-guard',
    sector: GUARD,
    pay: 1385,
    positions: 1,
    when: { from: 18, lasts: '1 Week', days: [0, 1, 2, 3, 4], start: '09:30', end: '17:30' },
    who: { aisha: 'offered' },
    text: 'Hundreds of children, hundreds of swords, none of them to meet.',
  },
  {
    site: 'merchantSquare',
    title: 'Door supervisor, courtyard bars',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1550,
    positions: 2,
    when: { from: 2, lasts: '2 Weeks', days: [0, 1], start: '19:00', end: '03:00' },
    who: { callum: 'applied' },
    text: 'Two late nights a week at five bars around one courtyard.',
  },
  {
    site: 'sec',
    title: 'Event steward, comedy night',
    role: 'event-steward',
    sector: null,
    pay: 1300,
    positions: 20,
    when: { from: 9, start: '17:00', end: '23:00' },
    who: { jerome: 'applied' },
    text: 'Twenty stewards for 8 000 people who came to laugh. First shift welcome.',
    breaksPaid: true,
  },
  {
    site: 'usherHall',
    title: 'Front-of-house steward, choir concert',
    role: 'event-steward',
    sector: null,
    pay: 1285,
    positions: 6,
    when: { from: 21, lasts: '2 Days', days: [0, 1], start: '18:00', end: '22:30' },
    who: { jerome: 'withdrawn' },
    text: 'Doors, stairs and two hundred singers to find dressing rooms for.',
  },
  {
    site: 'sec',
    title: 'Door supervisor, arena night',
    role: 'door-supervisor',
    sector: DOORS,
    pay: 1625,
    positions: 10,
    when: { from: 27, start: '16:00', end: '23:30' },
    who: {},
    text: 'Ten on search and doors for a sold-out arena. Coach from Buchanan Street at three.',
  },
]

/** What workers write in the logbook while it goes well, and when it does not. */
export const logbook = [
  'On position. Radio check done, fire exits clear.',
  'Patrol of all checkpoints, nothing to report.',
  'Two guests without wristbands turned away politely, no dispute.',
  'First aider called to a twisted ankle by the bar; guest left by taxi.',
  'Area clear, doors locked, keys handed in.',
] as const

export const notes = [
  'I have worked this venue before and can be there half an hour early.',
  'Free for all of it. References on request.',
  'Can do any position, front or back of house.',
  '',
] as const
