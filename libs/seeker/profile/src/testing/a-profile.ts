import type { JobSeeker } from '@s4/contract'

/** A complete profile. */
export const aProfile = (change: Partial<JobSeeker> = {}): JobSeeker => ({
  _id: '019a0000-0000-7000-8000-000000000001',
  firebaseUID: 'ada',
  fullname: 'Ada Byron',
  shortBio: 'Ten years on doors.',
  phone: '+447700900123',
  dateOfBirth: '1990-05-17',
  picture: null,
  address: [{ line1: '1 High Street', line2: '', town: 'London', postcode: 'SW1A 1AA', from: '2019-01-01', to: null }],
  experiences: [
    {
      id: '019a0000-0000-7000-8000-0000000000e0',
      employer: 'Harbour Security',
      position: 'Door supervisor',
      description: '',
      from: '2019-01-01',
      to: null,
    },
  ],
  educationRecords: [
    {
      id: '019a0000-0000-7000-8000-0000000000d0',
      institution: 'City College',
      qualification: 'Level 2',
      from: '2014-09-01',
      to: '2015-06-30',
    },
  ],
  utrNumber: '******7890',
  nameInOwnScript: '',
  vatNumber: null,
  vatRegistrations: [],
  ninoNumber: null,
  skills: [],
  hasCar: false,
  maxDistanceKm: 40,
  findable: false,
  ...change,
})
