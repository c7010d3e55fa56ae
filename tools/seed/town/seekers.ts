import type { CertificateType } from '@s4/domain/requirements'
import type { SiaSector } from '@s4/domain/sia'

export interface TownSeeker {
  uid: string
  email: string
  fullname: string
  bio: string
  phone: string
  born: string
  home: { line1: string; town: string; postcode: string; since: string }
  /** Nine digits; the check digit is put before them. Null: not given. */
  utr: string | null
  nino: string
  /** SIA licences with the days they hold from now; negative has expired. */
  licences: { sector: SiaSector; days: number }[]
  worked: { employer: string; position: string; from: string; to: string | null }[]
  learnt: { institution: string; qualification: string; from: string; to: string }[]
  /** With the days since they were issued, and those they hold from now. */
  certificates?: { type: CertificateType; name: string; issuer: string; ago: number; days: number }[]
  hasCar?: boolean
  findable?: boolean
  maxDistanceKm?: number
  /** Weekdays, 1 = Monday, and the hours free on them. */
  free?: { days: number[]; from: string; to: string }
}

const FIRST_AID = {
  type: 'emergency-first-aid' as const,
  name: 'Emergency first aid at work',
  issuer: 'St John Ambulance',
  ago: 620,
  days: 475,
}
const ACT = { type: 'act-awareness' as const, name: 'ACT Security e-learning', issuer: 'ProtectUK', ago: 306, days: 58 }

/** Twelve invented people. Their numbers are well formed and belong to nobody. */
export const seekers = {
  daniel: {
    uid: 'demo-seeker',
    email: 'seeker@demo.s4.example',
    fullname: 'Daniel Okafor',
    phone: '+447700900101',
    born: '1991-04-18',
    bio: 'Eight years on doors and in control rooms. Calm at closing time, tidy with an incident book.',
    home: {
      line1: '27 Roman Road',
      town: 'London',
      postcode: 'E2 0HU',
      since: '2017-02-01',
    },
    utr: '955839661',
    nino: 'PX100101A',
    licences: [
      { sector: 'Door Supervision', days: 512 },
      { sector: 'Public Space Surveillance (CCTV)', days: 512 },
    ],
    worked: [
      { employer: 'Night Tsar Venues', position: 'Head door supervisor', from: '2021-05-10', to: null },
      { employer: 'Docklands Control Ltd', position: 'CCTV operator', from: '2017-03-01', to: '2021-05-07' },
    ],
    learnt: [
      {
        institution: 'Newham College',
        qualification: 'Level 2 Door Supervision',
        from: '2016-09-05',
        to: '2016-12-16',
      },
    ],
    certificates: [FIRST_AID, ACT],
    hasCar: true,
    findable: true,
    maxDistanceKm: 30,
    free: { days: [1, 2, 3, 4, 5, 6], from: '16:00', to: '23:00' },
  },
  grace: {
    uid: 'demo-grace',
    email: 'grace.mensah@mail.example',
    fullname: 'Grace Mensah',
    phone: '+447700900102',
    born: '1987-11-02',
    bio: 'Door supervisor and search lead. Ten years at concerts, happiest on the front barrier.',
    home: {
      line1: '5 Chrisp Street',
      town: 'London',
      postcode: 'E14 6LP',
      since: '2012-06-01',
    },
    utr: '123456789',
    nino: 'PX100102B',
    licences: [{ sector: 'Door Supervision', days: 820 }],
    worked: [{ employer: 'Stagefront Crew', position: 'Pit supervisor', from: '2016-04-01', to: null }],
    learnt: [
      {
        institution: 'Tower Hamlets College',
        qualification: 'Level 3 Spectator Safety',
        from: '2018-01-08',
        to: '2018-06-29',
      },
    ],
    certificates: [FIRST_AID],
    findable: true,
    free: { days: [4, 5, 6, 7], from: '12:00', to: '23:30' },
  },
  siobhan: {
    uid: 'demo-siobhan',
    email: "siobhan.o'neill@mail.example",
    fullname: "Siobhán O'Neill",
    phone: '+447700900103',
    born: '1994-02-27',
    bio: 'Control rooms by day, theatre doors by night. I write reports people can read.',
    home: {
      line1: '61 Well Street',
      town: 'London',
      postcode: 'E9 7PX',
      since: '2020-08-15',
    },
    utr: '284751930',
    nino: 'PX100103C',
    licences: [
      { sector: 'Door Supervision', days: 300 },
      { sector: 'Public Space Surveillance (CCTV)', days: 41 },
    ],
    worked: [
      { employer: 'Shoreditch Theatre Trust', position: 'Front-of-house security', from: '2020-09-01', to: null },
    ],
    learnt: [
      {
        institution: 'Belfast Metropolitan College',
        qualification: 'Level 2 CCTV Operations',
        from: '2019-02-04',
        to: '2019-04-12',
      },
    ],
    certificates: [ACT],
    findable: true,
    free: { days: [1, 2, 3], from: '08:00', to: '18:00' },
  },
  imran: {
    uid: 'demo-imran',
    email: 'imran.hussain@mail.example',
    fullname: 'Imran Hussain',
    phone: '+447700900104',
    born: '1983-07-09',
    bio: 'CCTV operator, twelve years in town-centre control rooms. Nights preferred.',
    home: {
      line1: '118 Green Street',
      town: 'London',
      postcode: 'E7 8JG',
      since: '2010-01-04',
    },
    utr: '671204558',
    nino: 'PX100104D',
    licences: [{ sector: 'Public Space Surveillance (CCTV)', days: 640 }],
    worked: [{ employer: 'Redbridge Town Watch', position: 'Senior operator', from: '2013-10-01', to: null }],
    learnt: [
      {
        institution: 'Barking & Dagenham College',
        qualification: 'Level 2 CCTV Operations',
        from: '2013-05-06',
        to: '2013-07-19',
      },
    ],
    hasCar: true,
    findable: true,
  },
  marcus: {
    uid: 'demo-marcus',
    email: 'marcus.bell@mail.example',
    fullname: 'Marcus Bell',
    phone: '+447700900105',
    born: '1979-12-14',
    bio: 'Former Royal Engineer. Close protection and VIP doors; discreet, punctual, own car.',
    home: {
      line1: '9 Cutty Sark Gardens',
      town: 'London',
      postcode: 'SE10 9LW',
      since: '2009-03-30',
    },
    utr: '340918276',
    nino: 'PX100105A',
    licences: [
      { sector: 'Door Supervision', days: 210 },
      { sector: 'Close Protection', days: 210 },
    ],
    worked: [
      { employer: 'Self-employed', position: 'Close protection officer', from: '2014-07-01', to: null },
      { employer: 'British Army', position: 'Sapper, Royal Engineers', from: '1998-09-07', to: '2014-05-30' },
    ],
    learnt: [
      {
        institution: 'Close Protection Academy',
        qualification: 'Level 3 Close Protection',
        from: '2014-06-02',
        to: '2014-06-27',
      },
    ],
    certificates: [FIRST_AID, ACT],
    hasCar: true,
    maxDistanceKm: 120,
  },
  chloe: {
    uid: 'demo-chloe',
    email: 'chloe.williams@mail.example',
    fullname: 'Chloe Williams',
    phone: '+447700900106',
    born: '2001-09-21',
    bio: 'Retail and reception security, two years in. Friendly at the desk and firm at the till.',
    home: {
      line1: 'Flat 3, 40 Plaistow Road',
      town: 'London',
      postcode: 'E15 3EX',
      since: '2023-09-01',
    },
    utr: '508833417',
    nino: 'PX100106B',
    licences: [{ sector: 'Security Guarding', days: 700 }],
    worked: [{ employer: 'Stratford Stores', position: 'Retail security officer', from: '2024-02-12', to: null }],
    learnt: [
      {
        institution: 'East London Skills',
        qualification: 'Level 2 Security Officer',
        from: '2024-01-08',
        to: '2024-01-26',
      },
    ],
    findable: true,
    free: { days: [1, 2, 3, 4, 5], from: '07:00', to: '19:00' },
  },
  tomasz: {
    uid: 'demo-tomasz',
    email: 'tomasz.kowalski@mail.example',
    fullname: 'Tomasz Kowalski',
    phone: '+447700900107',
    born: '1985-05-30',
    bio: 'Door supervisor and night guard in Manchester since 2012. Polish and English.',
    home: {
      line1: '77 Cheetham Hill Road',
      town: 'Manchester',
      postcode: 'M8 8QF',
      since: '2015-10-10',
    },
    utr: '219647703',
    nino: 'PX100107C',
    licences: [{ sector: 'Door Supervision', days: 455 }],
    worked: [{ employer: 'Northern Quarter Doors', position: 'Door supervisor', from: '2012-08-01', to: null }],
    learnt: [
      {
        institution: 'The Manchester College',
        qualification: 'Level 2 Door Supervision',
        from: '2012-05-14',
        to: '2012-06-22',
      },
    ],
    certificates: [FIRST_AID],
    hasCar: true,
    findable: true,
  },
  aisha: {
    uid: 'demo-aisha',
    email: 'aisha.begum@mail.example',
    fullname: 'Aisha Begum',
    phone: '+447700900108',
    born: '1996-01-12',
    bio: 'Museum and gallery guard with a CCTV licence. Good with school parties.',
    home: {
      line1: '14 Stainbeck Lane',
      town: 'Leeds',
      postcode: 'LS7 3QY',
      since: '2018-04-20',
    },
    utr: '732815046',
    nino: 'PX100108D',
    licences: [
      { sector: 'Security Guarding', days: 390 },
      { sector: 'Public Space Surveillance (CCTV)', days: 390 },
    ],
    worked: [{ employer: 'Leeds City Museum', position: 'Gallery guard', from: '2018-06-04', to: null }],
    learnt: [
      {
        institution: 'Leeds City College',
        qualification: 'Level 2 Security Officer',
        from: '2018-03-05',
        to: '2018-03-29',
      },
    ],
    findable: true,
    free: { days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '20:00' },
  },
  nia: {
    uid: 'demo-nia',
    email: 'nia.prys-jones@mail.example',
    fullname: 'Nia Prys-Jones',
    phone: '+447700900109',
    born: '1990-08-08',
    bio: 'Door supervisor for theatres and clubs. Welsh speaker. I stay until the last taxi has gone.',
    home: {
      line1: '3 Burton Road',
      town: 'Manchester',
      postcode: 'M20 1LJ',
      since: '2016-11-01',
    },
    utr: '416073829',
    nino: 'PX100109A',
    licences: [{ sector: 'Door Supervision', days: 160 }],
    worked: [{ employer: 'Contact Theatre', position: 'Door supervisor', from: '2017-01-09', to: null }],
    learnt: [
      { institution: 'Coleg Menai', qualification: 'Level 2 Door Supervision', from: '2016-05-09', to: '2016-06-10' },
    ],
    certificates: [ACT],
    findable: true,
  },
  callum: {
    uid: 'demo-callum',
    email: 'callum.fraser@mail.example',
    fullname: 'Callum Fraser',
    phone: '+447700900110',
    born: '1988-03-03',
    bio: 'Glasgow doors for nine years. My licence is being renewed.',
    home: {
      line1: '2/1, 88 Duke Street',
      town: 'Glasgow',
      postcode: 'G4 0UW',
      since: '2014-05-28',
    },
    utr: '650294118',
    nino: 'PX100110B',
    licences: [{ sector: 'Door Supervision', days: -9 }],
    worked: [{ employer: 'Sauchiehall Doors', position: 'Door supervisor', from: '2017-02-01', to: null }],
    learnt: [
      {
        institution: 'City of Glasgow College',
        qualification: 'Level 2 Door Supervision',
        from: '2016-10-03',
        to: '2016-11-11',
      },
    ],
    findable: true,
  },
  jerome: {
    uid: 'demo-jerome',
    email: 'jerome.baptiste@mail.example',
    fullname: 'Jerome Baptiste',
    phone: '+447700900111',
    born: '2004-06-17',
    bio: 'Student and event steward. Football, comedy, conferences: I like a crowd.',
    home: {
      line1: '19 Argyle Street',
      town: 'Glasgow',
      postcode: 'G3 8LX',
      since: '2022-09-10',
    },
    utr: '873310652',
    nino: 'PX100111C',
    licences: [],
    worked: [{ employer: 'Hampden Stewarding', position: 'Event steward', from: '2023-07-29', to: null }],
    learnt: [
      {
        institution: 'Glasgow Clyde College',
        qualification: 'Level 2 Spectator Safety',
        from: '2023-04-03',
        to: '2023-06-16',
      },
    ],
    maxDistanceKm: 90,
    findable: true,
  },
  ewa: {
    uid: 'demo-ewa',
    email: 'ewa.nowak@mail.example',
    fullname: 'Ewa Nowak',
    phone: '+447700900112',
    born: '1999-10-05',
    bio: '',
    home: { line1: '52 Kirkgate', town: 'Leeds', postcode: 'LS2 7DJ', since: '2024-08-31' },
    utr: null,
    nino: 'PX100112D',
    licences: [{ sector: 'Security Guarding', days: 880 }],
    worked: [],
    learnt: [],
  },
} satisfies Record<string, TownSeeker>

export type SeekerKey = keyof typeof seekers
