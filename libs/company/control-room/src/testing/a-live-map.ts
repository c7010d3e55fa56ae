import type { LiveMap, MapPerson, Trail } from '@s4/contract'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`

export const aPerson = (last: number, change: Partial<MapPerson> = {}): MapPerson => ({
  assignmentId: id(last),
  seekerName: `Worker ${last}`,
  jobId: id(901),
  title: 'Door supervisor',
  siteId: id(902),
  onBreak: false,
  openAlerts: 0,
  shares: true,
  position: {
    lat: 51.5079,
    lng: -0.0594,
    accuracy: 12,
    inside: 'inside',
    at: '2026-11-21T22:38:00.000Z',
    later: false,
  },
  ...change,
})

/** At 22:40. */
export const aLiveMap = (people: MapPerson[]): LiveMap => ({
  now: '2026-11-21T22:40:00.000Z',
  sites: [
    {
      siteId: id(902),
      siteName: 'Tobacco Dock',
      zone: 'Europe/London',
      point: { lat: 51.5079, lng: -0.0594 },
      geofenceMetres: 150,
      boundary: null,
    },
    {
      siteId: id(903),
      siteName: 'Merchant Square',
      zone: 'Europe/London',
      point: { lat: 51.5181, lng: -0.1757 },
      geofenceMetres: 150,
      boundary: null,
    },
  ],
  people,
})

/** Six hours of a night with a gap, a missed call and a position sent later. */
export const aTrail = (change: Partial<Trail> = {}): Trail => ({
  assignmentId: id(1),
  seekerName: 'Ada Byron',
  jobId: id(901),
  title: 'Door supervisor',
  siteName: 'Tobacco Dock',
  zone: 'Europe/London',
  startsAt: '2026-11-21T22:00:00.000Z',
  endsAt: '2026-11-22T06:00:00.000Z',
  bookedOnAt: '2026-11-21T22:00:00.000Z',
  bookedOffAt: '2026-11-22T04:00:00.000Z',
  area: { point: { lat: 51.5079, lng: -0.0594 }, geofenceMetres: 150, boundary: null },
  removedAt: null,
  fixes: [
    { at: '2026-11-21T22:00:00.000Z', lat: 51.5079, lng: -0.0594, accuracy: 12, inside: 'inside', later: false },
    { at: '2026-11-21T22:02:00.000Z', lat: 51.5099, lng: -0.0594, accuracy: 30, inside: 'outside', later: true },
    { at: '2026-11-22T03:58:00.000Z', lat: 51.5079, lng: -0.0594, accuracy: 12, inside: 'inside', later: false },
  ],
  events: [
    { at: '2026-11-21T22:00:00.000Z', kind: 'bookOn', checkpoint: null, alert: null },
    { at: '2026-11-21T22:03:00.000Z', kind: 'alert', checkpoint: null, alert: 'leftGeofence' },
    { at: '2026-11-21T23:05:00.000Z', kind: 'callMissed', checkpoint: null, alert: null },
    { at: '2026-11-22T01:00:00.000Z', kind: 'checkpoint', checkpoint: 'Boiler room', alert: null },
    { at: '2026-11-22T04:00:00.000Z', kind: 'bookOff', checkpoint: null, alert: null },
  ],
  now: '2026-11-22T08:00:00.000Z',
  ...change,
})
