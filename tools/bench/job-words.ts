/** A kind of work as companies post it: how it is called, its licence, the lowest usual pay in pence, and how often it comes in a thousand. */
interface Kind {
  role: string
  titles: readonly string[]
  sector: string | null
  pay: number
  often: number
}

const GUARD = 'Security Guarding'

export const kinds: readonly Kind[] = [
  { role: 'door-supervisor', titles: ['Door supervisor', 'Head doorman', 'Front of house security'], sector: 'Door Supervision', pay: 1350, often: 290 },
  { role: 'security-guard', titles: ['Security guard', 'Night guard', 'Gatehouse officer', 'Reception security'], sector: GUARD, pay: 1230, often: 270 },
  { role: 'event-steward', titles: ['Event steward', 'Car park steward', 'Turnstile steward'], sector: null, pay: 1221, often: 170 },
  { role: 'retail-security', titles: ['Retail security officer', 'Store detective', 'Shopping centre officer'], sector: GUARD, pay: 1240, often: 110 },
  { role: 'cctv-operator', titles: ['CCTV operator', 'Control room operator'], sector: 'Public Space Surveillance (CCTV)', pay: 1300, often: 80 },
  { role: 'mobile-patrol', titles: ['Mobile patrol officer', 'Alarm response driver'], sector: GUARD, pay: 1280, often: 35 },
  { role: 'key-holder', titles: ['Key holder', 'Lock and unlock officer'], sector: 'Key Holding', pay: 1290, often: 15 },
  { role: 'dog-handler', titles: ['Security dog handler', 'Search dog handler'], sector: GUARD, pay: 1500, often: 13 },
  { role: 'close-protection', titles: ['Close protection officer', 'Residential protection officer'], sector: 'Close Protection', pay: 2100, often: 10 },
  { role: 'cash-in-transit', titles: ['Cash in transit officer'], sector: 'Cash and Valuables in Transit', pay: 1450, often: 5 },
  { role: 'vehicle-immobiliser', titles: ['Vehicle immobiliser'], sector: 'Vehicle Immobilisation', pay: 1250, often: 2 },
]

export const occasions = [
  'Friday night', 'Saturday night', 'weekend nights', 'weekday days', 'early shift', 'late shift', 'match day', 'music festival', 'food festival', 'comedy night',
  'awards dinner', 'trade fair', 'graduation', 'half marathon', 'Christmas market', 'student night', 'film set', 'product launch', 'vacant property', 'building site',
  'holiday cover', 'long-term cover', 'bank holiday', 'opening weekend', 'charity ball', 'conference', 'auction', 'wedding', 'fireworks', 'ice rink',
] as const

export const venues = [
  'Arena', 'Retail Park', 'Shopping Centre', 'Hospital', 'Stadium', 'Town Hall', 'Science Park', 'Business Park', 'Distribution Centre', 'Racecourse', 'University',
  'Railway Station', 'Bus Depot', 'Museum', 'Theatre', 'Hotel', 'Brewery', 'Market', 'Container Port', 'Film Studios', 'Data Centre', 'Cathedral', 'Ice Rink', 'Bowling Club', 'Superstore',
] as const

export const companyNames = [
  'Harrow', 'Kestrel', 'Beacon', 'Granite', 'Lantern', 'Sentry', 'Oakhurst', 'Merlin', 'Castle', 'Pennine', 'Severn', 'Anchor', 'Falcon', 'Northgate', 'Westbrook', 'Ironbridge',
  'Larkfield', 'Thistle', 'Saltire', 'Redwood', 'Bishopsgate', 'Tideway', 'Foxglove', 'Holloway', 'Ravenscroft', 'Winterbourne', 'Ashdown', 'Calder', 'Moorland', 'Silverdale',
] as const

export const companyKinds = ['Security', 'Guarding', 'Event Services', 'Protection', 'Stewarding', 'Facilities', 'Manned Guarding', 'Response'] as const

/** What descriptions are put together from, three at a time. */
export const sentences = [
  'Meet the supervisor at the staff entrance fifteen minutes early.', 'Two on the front door, one on the smoking terrace.', 'Patrol every hour and write each one down.',
  'Search bags politely and thoroughly.', 'The control room answers every call on channel one.', 'Free parking behind the building.', 'Hot food after four hours.',
  'Queue lines, wristbands and a friendly welcome.', 'Watch thirty cameras with a colleague.', 'Keep the fire exits clear all evening.', 'Sign contractors in and out.',
  'Lorries come until midnight and again from five.', 'Lone working with check calls.', 'A quiet site with a warm gatehouse.', 'Students, mostly well behaved.',
  'Counter terrorism awareness is welcome.', 'First aid at work is an advantage.', 'You will hold the keys of nine shutters.', 'Refuse entry without an argument.',
  'Body cameras are provided.', 'Walk the perimeter fence with a torch.', 'Help guests find their seats.', 'Direct cars to the right field.', 'Report lost children to the information point.',
  'Plain clothes, eyes open, no heroics.', 'Escort cash to the strong room.', 'Deal with shoplifters by the book.', 'Alarm calls within a five mile circle.', 'Your own dog and van.',
  'Travel with the client between meetings.', 'Nurses and patients count on a calm presence.', 'Check passes at the loading bay.', 'Stand by the stage barrier.', 'Rotate positions every two hours.',
] as const

export const requirements = [
  'Black suit, tie and shoes.', 'High visibility jacket provided.', 'Smart black trousers; we hand out the rest.', 'Safety boots, please.', 'At least one year on doors.',
  'A full driving licence.', 'Good written English for the log.', 'No special clothing.',
] as const
