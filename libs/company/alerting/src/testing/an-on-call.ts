import type { OnCall, Reach, WaitingAlerts } from '@s4/contract'
import { usualSeverity } from '@s4/domain/alert-severity'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`

/** Ann is on call every Saturday night. */
export const anOnCall = (change: Partial<OnCall> = {}): OnCall => ({
  entries: [
    {
      id: id(1),
      uid: 'ann',
      name: 'Ann Lee',
      place: 'first',
      weekday: 'Saturday',
      date: null,
      startsAt: '20:00',
      endsAt: '08:00',
    },
  ],
  people: [
    { uid: 'acme', name: 'Ada Byron', isOwner: true, hasDevice: true, hasPhone: true },
    { uid: 'ann', name: 'Ann Lee', isOwner: false, hasDevice: false, hasPhone: false },
  ],
  now: [{ uid: 'ann', name: 'Ann Lee', place: 'first' }],
  holes: [],
  rules: { firstMinutes: 5, secondMinutes: 5, ownerMinutes: 10, severities: usualSeverity },
  ...change,
})

/** Nothing but email. */
export const aReach = (change: Partial<Reach> = {}): Reach => ({
  email: 'owner@acme.example',
  phone: null,
  hasPhoneService: true,
  pushKey: 'BPublicKey',
  devices: [],
  quietHours: null,
  tests: [],
  ...change,
})

export const aDevice = { id: id(2), device: 'Chrome on Linux', createdAt: '2026-11-21T09:00:00.000Z', isCurrent: true }

export const aWaitingAlert = (change: Partial<WaitingAlerts> = {}): WaitingAlerts => ({
  count: 1,
  isHelp: false,
  newest: {
    id: id(3),
    kind: 'late',
    inSecret: false,
    jobId: id(4),
    seekerName: 'Ada Byron',
    siteName: 'Tobacco Dock',
    raisedAt: '2026-11-21T22:10:00.000Z',
    backInsideAt: null,
    checkCall: null,
  },
  open: 1,
  notSeen: 1,
  help: null,
  ...change,
})
