import { localDate } from '@s4/domain/shift-text'
import type { Town } from '../server/town'
import { companies, type SiteKey } from '../town/companies'
import { after, dateAfter, days, ZONE } from '../town/moments'

const SITE: SiteKey = 'tobaccoDock'
const CHARGE = {
  pencePerHour: 2350,
  night: { from: '22:00', to: '06:00', pencePerHour: 2500 },
  saturday: 2600,
  sunday: 2750,
  bankHoliday: 4700,
}

/** The demo company guards for a client under a contract, with the same doors every weekend, made as drafts. */
export function planClient({ agenda, call, now, siteIds }: Town): void {
  const { uid } = companies.harbourline
  const today = localDate(now, ZONE)
  agenda.at(after(now, -days(59)), async () => {
    const siteId = siteIds.get(SITE) ?? ''
    const { id } = await call(uid, 'clients.create', {
      name: 'Tidewater Events Ltd',
      contactName: 'Imogen Clarke',
      phone: '+442079460177',
      billingEmail: 'accounts@tidewater.example',
    })
    await call(uid, 'clients.placeSites', { id, siteIds: [siteId] })
    await call(uid, 'clients.addContract', {
      id,
      title: 'Doors and events',
      startsOn: dateAfter(today, -59),
      endsOn: null,
      noticeDays: 28,
      rates: (['door-supervisor', 'event-steward', 'security-guard'] as const).map((role) => ({
        role,
        from: dateAfter(today, -59),
        ...CHARGE,
      })),
      posts: [
        {
          name: 'Main door',
          siteId,
          role: 'door-supervisor',
          positions: 2,
          days: ['Friday', 'Saturday'],
          times: { start: '21:00', end: '03:00' },
        },
      ],
    })
  })
  // A week ago, so that two jobs are made whatever weekday it is.
  agenda.at(after(now, -days(7)), async () => {
    await call(uid, 'recurring.create', {
      title: 'Door supervisor, every weekend',
      role: 'door-supervisor',
      siteId: siteIds.get(SITE) ?? '',
      payPerHour: 1550,
      positions: 2,
      alertDuration: 60,
      siaSector: 'Door Supervision',
      days: [
        { day: 'Friday', start: '21:00', end: '03:00' },
        { day: 'Saturday', start: '21:00', end: '03:00' },
      ],
      from: dateAfter(today, 8),
      until: null,
      weeksAhead: 3,
      publish: false,
      bankHolidays: 'asUsual',
      holidayPayPerHour: null,
      exceptions: [],
    })
  })
}
