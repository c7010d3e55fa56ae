import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Before, ById, Done, Id, Instant, Nothing, Point, line, text, words } from '../endpoint/shapes'
import { checkpointLetters } from '../endpoint/values'

export const Checkpoint = z.object({
  letter: z.enum(checkpointLetters),
  name: line('Name the checkpoint.', 60),
})

const limit = (what: string) =>
  z
    .number({ error: `Enter a whole number of ${what}.` })
    .int(`Enter a whole number of ${what}.`)
    .min(1, 'Enter 1 or more, or nothing.')
    .max(200_000, 'Enter 200,000 or fewer.')
    .nullable()
    .default(null)

export const SiteFields = z.object({
  name: line('Name the site.'),
  address: words('Enter the address of the site.', 300),
  postcode: line('Enter a postcode, like SW1A 1AA.', 10),
  point: z.object(Point.shape, 'Put the pin on the site.'),
  zone: z.string().default('Europe/London'),
  geofenceMetres: z.coerce
    .number()
    .int()
    .min(50, 'Use at least 50 metres.')
    .max(5000, 'Use 5 000 metres or fewer.')
    .default(500),
  /** The corners of the site in order, the last joined to the first; null for the circle around its pin. */
  boundary: z
    .array(Point)
    .min(3, 'Give at least 3 corners, or none for the circle.')
    .max(51, 'Use at most 50 corners.')
    .nullable()
    .default(null),
  arrivalInstructions: text(1000).default(''),
  /** Known risks to health or safety at the site, and the steps taken against them; stands in the terms. */
  knownRisks: text(1000).default(''),
  checkpoints: z.array(Checkpoint).max(10, 'A site has at most 10 checkpoints.').default([]),
  /** The most people the site may hold at one time; with it the workers there count people. Null for no count. */
  capacity: limit('people'),
  /** The same for vehicles. */
  vehicleSpaces: limit('vehicles'),
  /** Check calls come up to a quarter of their interval earlier or later. */
  callsVary: z.boolean().default(false),
  /** Check calls are answered with the code of a checkpoint, not with the PIN. */
  callsByCheckpoint: z.boolean().default(false),
})
export type SiteFields = z.infer<typeof SiteFields>

export const Site = SiteFields.extend({
  id: Id,
  /** The client whose jobs are done there, for members who may see clients. */
  clientName: z.string().nullish(),
})
export type Site = z.infer<typeof Site>

/** What a printed sheet at the site shows: a QR code with `link`, and `code` below it to type. */
export const SiteCode = z.object({
  checkpoint: z.enum(checkpointLetters).nullable(),
  name: z.string(),
  /** Twelve characters in groups of four, `7K3M-Q2XD-9FHT`. */
  code: z.string(),
  /** Opens the booking screen with the code filled in. */
  link: z.string(),
})
export type SiteCode = z.infer<typeof SiteCode>

/** What a kiosk's screen shows: a code that changes every 30 s and works for 60. */
export const KioskCode = z.object({
  siteName: z.string(),
  code: z.string(),
  link: z.string(),
  /** The server's time as it answered, by which the screen counts. */
  now: Instant,
  nextAt: Instant,
  /** The code works until then. */
  endsAt: Instant,
})
export type KioskCode = z.infer<typeof KioskCode>

export const sites = endpoints({
  'sites.list': {
    summary: "My company's sites by name.",
    requires: 'sites.read',
    input: Nothing,
    output: z.array(Site),
  },
  'sites.create': { summary: 'Add a site.', requires: 'sites.manage', input: SiteFields, output: Site },
  'sites.show': { summary: 'One site.', requires: 'sites.read', input: ById, output: Site },
  'sites.update': {
    summary: 'Change a site; every field is replaced.',
    requires: 'sites.manage',
    input: SiteFields.extend({ id: Id, before: Before }),
    output: Site,
  },
  'sites.remove': {
    summary: 'Remove a site that no future shift uses.',
    requires: 'sites.manage',
    input: ById,
    output: Done,
  },
  'sites.codes': {
    summary: 'The codes of a site and its checkpoints, for printing.',
    requires: 'site-codes.manage',
    input: ById,
    output: z.array(SiteCode),
  },
  'sites.rotateCodes': {
    summary: 'Replace every code of a site at once; printed ones stop working.',
    requires: 'site-codes.manage',
    input: ById,
    output: z.array(SiteCode),
  },
  'sites.startKiosk': {
    summary:
      'A token with which a screen at the site shows its codes for 30 days, also when nobody is signed in ' +
      'there; it ends when the codes are replaced.',
    requires: 'site-codes.manage',
    input: ById,
    output: z.object({ token: z.string() }),
  },
  'sites.kioskCode': {
    summary: 'The code that a kiosk of a site shows now, for who may start one.',
    requires: 'site-codes.manage',
    input: ById,
    output: KioskCode,
  },
  'sites.kiosk': {
    summary: 'The code that a kiosk shows now, by the token it was started with.',
    requires: 'public',
    input: z.object({ token: z.string().max(300) }),
    output: KioskCode,
  },
})
