import type { WorkerProfile } from '@s4/contract'
import { WorkerProfileView } from './worker-profile-view'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`

const profile: WorkerProfile = {
  seekerId: id(1),
  fullname: 'Ada Okafor',
  picture: null,
  shortBio: 'Eight years on doors in the West End.',
  fit: {
    score: 82,
    distance: 'under-5',
    tooFar: false,
    licence: 'accepted',
    sectors: ['Door Supervision'],
    workedHere: 3,
    rating: { stars: 4.6, count: 12 },
    kept: 20,
    agreed: 21,
    chargesVat: true,
    reasons: [],
  },
  inSecret: false,
  ownStaff: true,
  papers: [
    {
      id: id(2),
      name: 'SIA licence, Door Supervision',
      expiresOn: '2027-09-30',
      state: 'accepted',
      checkedAt: '2026-11-11T09:00:00.000Z',
    },
    { id: id(3), name: 'First aid at work', expiresOn: null, state: 'not-checked', checkedAt: null },
  ],
  rightToWork: 'given',
  skills: ['fluent-polish'],
  hasCar: true,
  hours: [{ weekday: 5, start: '20:00', end: '04:00' }],
  experiences: [
    {
      id: id(4),
      employer: 'Harbour Nights',
      position: 'Door supervisor',
      description: 'Searches and queues.',
      from: '2018-03-01',
      to: null,
    },
  ],
  educationRecords: [],
  saved: { note: 'Good with queues.', doNotSend: false },
}

export const ToACompany = () => <WorkerProfileView profile={profile} side="company" />
