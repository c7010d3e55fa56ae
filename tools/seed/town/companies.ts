/**
 * Invented companies, with invented numbers, at real places. Telephone numbers are from the ranges Ofcom reserves for
 * drama.
 */
export const companies = {
  harbourline: {
    uid: 'demo-company',
    email: 'company@demo.s4.example',
    phone: '+447700900311',
    companyName: 'Harbourline Security Ltd',
    companyNumber: '99000001',
    companyContact: '+442079460112',
    companyEmail: 'office@harbourline.example',
    vatNumber: '101747696',
    address: '14 Cable Street, London E1 8JG',
    lat: 51.5107,
    lng: -0.0669,
    bio:
      'Door teams, event security and control rooms in east London since 2011. We brief every shift, ' +
      'pay within a week and answer the phone at night.',
    managerName: 'Ruth Adeyemi',
    managerEmail: 'ruth.adeyemi@harbourline.example',
    managerPhone: '+447700900312',
  },
  northmoor: {
    uid: 'demo-northmoor',
    email: 'sean.gallagher@northmoor.example',
    phone: '+447700900421',
    companyName: 'Northmoor Guarding Ltd',
    companyNumber: '99000002',
    companyContact: '+441614960233',
    companyEmail: 'control@northmoor.example',
    vatNumber: '101747641',
    address: '8 Chapel Walks, Manchester M2 1HL',
    lat: 53.4818,
    lng: -2.2455,
    bio:
      'Retail, museum and arts security across Manchester and Leeds. Small teams, the same faces every week, ' +
      'and a proper handover.',
    managerName: 'Sean Gallagher',
    managerEmail: 'sean.gallagher@northmoor.example',
    managerPhone: '+447700900422',
  },
  clydeforth: {
    uid: 'demo-clydeforth',
    email: 'morag.sinclair@clydeforth.example',
    phone: '+447700900531',
    companyName: 'Clyde & Forth Events Ltd',
    companyNumber: 'SC990003',
    companyContact: '+441414960344',
    companyEmail: 'crew@clydeforth.example',
    vatNumber: '',
    address: '22 Candleriggs, Glasgow G1 1LD',
    lat: 55.8583,
    lng: -4.2456,
    bio:
      'Stewards and door supervisors for concerts, conferences and comedy in Glasgow and Edinburgh. ' +
      'Hot food on every shift over six hours.',
    managerName: 'Morag Sinclair',
    managerEmail: 'morag.sinclair@clydeforth.example',
    managerPhone: '+447700900532',
  },
} as const

export type CompanyKey = keyof typeof companies

export const sites = {
  tobaccoDock: {
    company: 'harbourline',
    name: 'Tobacco Dock',
    address: 'Tobacco Quay, Wapping Lane, London',
    postcode: 'E1W 2SF',
    lat: 51.5079,
    lng: -0.0594,
    geofence: 300,
    arrival:
      'Come to the Wapping Lane gate and ask for the duty manager. ' +
      'Radios are handed out in the security office on the left.',
    risks: 'Cobbled ramp, slippery when wet: non-slip mats are laid and boots with grip are worn.',
    checkpoints: ['Main gate', 'Skylight level', 'Loading bay', 'Cloakroom'],
  },
  excel: {
    company: 'harbourline',
    name: 'ExCeL London',
    address: 'One Western Gateway, Royal Victoria Dock, London',
    postcode: 'E16 1XL',
    lat: 51.5085,
    lng: 0.0295,
    geofence: 500,
    arrival: 'Staff entrance is door E4 on the east side. Bring photo ID: you cannot pass the desk without it.',
    checkpoints: ['East staff door', 'Hall N10', 'Central boulevard', 'Lorry way'],
  },
  spitalfields: {
    company: 'harbourline',
    name: 'Old Spitalfields Market',
    address: '16 Horner Square, London',
    postcode: 'E1 6EW',
    lat: 51.5195,
    lng: -0.0753,
    geofence: 200,
    arrival: 'Report to the market office on Brushfield Street. The night key is signed for there.',
    checkpoints: ['Market office', 'Lamb Street shutter', 'Commercial Street gate'],
  },
  traffordCentre: {
    company: 'northmoor',
    name: 'The Trafford Centre',
    address: 'Trafford Park, Stretford, Manchester',
    postcode: 'M17 8AA',
    lat: 53.4668,
    lng: -2.349,
    geofence: 500,
    arrival: 'Park in the staff bays by Barton Square and walk to the control room with your licence showing.',
    checkpoints: ['Control room', 'The Orient', 'Barton Square'],
  },
  avivaStudios: {
    company: 'northmoor',
    name: 'Aviva Studios',
    address: 'Water Street, Manchester',
    postcode: 'M3 4JQ',
    lat: 53.477,
    lng: -2.2583,
    geofence: 200,
    arrival: 'Stage door is under the arch on Water Street. Briefing is fifteen minutes before doors.',
    checkpoints: ['Stage door', 'Warehouse foyer', 'River terrace'],
  },
  royalArmouries: {
    company: 'northmoor',
    name: 'Royal Armouries Museum',
    address: 'Armouries Drive, Leeds',
    postcode: 'LS10 1LT',
    lat: 53.7918,
    lng: -1.5322,
    geofence: 250,
    arrival: 'Ring at the delivery entrance by the lock. The control room is on the ground floor.',
    checkpoints: ['Delivery entrance', 'Street gallery', 'Dockside'],
  },
  sec: {
    company: 'clydeforth',
    name: 'SEC Centre',
    address: 'Exhibition Way, Glasgow',
    postcode: 'G3 8YW',
    lat: 55.8607,
    lng: -4.2872,
    geofence: 500,
    arrival: 'Sign in at the crew gate behind the Armadillo. Black trousers and boots; we give you the jacket.',
    checkpoints: ['Crew gate', 'Hall 4 doors', 'Walkway', 'Pit'],
  },
  usherHall: {
    company: 'clydeforth',
    name: 'Usher Hall',
    address: 'Lothian Road, Edinburgh',
    postcode: 'EH1 2EA',
    lat: 55.9472,
    lng: -3.2053,
    geofence: 200,
    arrival: 'Use the stage door on Grindlay Street and ask for the front-of-house manager.',
    checkpoints: ['Stage door', 'Stalls doors', 'Upper circle'],
  },
  merchantSquare: {
    company: 'clydeforth',
    name: 'Merchant Square',
    address: '71–73 Albion Street, Glasgow',
    postcode: 'G1 1NY',
    lat: 55.8582,
    lng: -4.2434,
    geofence: 150,
    arrival: 'The security desk is inside the Albion Street doors. Door book starts at seven.',
    checkpoints: ['Albion Street doors', 'Courtyard'],
  },
} as const satisfies Record<string, TownSite>

export type SiteKey = keyof typeof sites

export interface TownSite {
  company: CompanyKey
  name: string
  address: string
  postcode: string
  lat: number
  lng: number
  /** Metres. */
  geofence: number
  arrival: string
  /** Known risks, and what is done about them. */
  risks?: string
  /** In the order of their letters. */
  checkpoints: readonly string[]
}
