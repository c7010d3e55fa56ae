import { isRole } from '@s4/domain/sia'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Id, Instant, Paging, Version, WallTime, line, text } from '../endpoint/shapes'
import { weekdays } from '../endpoint/values'

/** Whom a company guards for, and on which terms (docs/product.md#clients). */

const chargePence = z
  .number('Enter what an hour is charged, like 24.50.')
  .int('Enter whole pence.')
  .min(1, 'Enter an amount above zero.')
  .max(100_000, 'Enter £1,000.00 an hour or less.')
const role = z.string().refine(isRole, 'Choose a role.')

/**
 * What an hour of a role is charged from a day on, by the clock and date at the site. Of several bands that apply to a
 * minute the highest counts, so none is below the usual charge; one left out is charged as usual.
 */
export const ChargeRate = z
  .object({
    role,
    from: CalendarDate,
    pencePerHour: chargePence,
    night: z
      .object({ from: WallTime, to: WallTime, pencePerHour: chargePence })
      .refine(({ from, to }) => from !== to, {
        error: 'The night ends at another time than it begins.',
        path: ['to'],
      })
      .nullable(),
    saturday: chargePence.nullable(),
    sunday: chargePence.nullable(),
    bankHoliday: chargePence.nullable(),
  })
  .superRefine(({ pencePerHour, night, ...days }, context) => {
    const below = (pence: number | null) => pence !== null && pence < pencePerHour
    const message = 'Enter the usual charge or more.'
    if (night && below(night.pencePerHour))
      context.addIssue({ code: 'custom', message, path: ['night', 'pencePerHour'] })
    for (const day of ['saturday', 'sunday', 'bankHoliday'] as const)
      if (below(days[day])) context.addIssue({ code: 'custom', message, path: [day] })
  })
export type ChargeRate = z.infer<typeof ChargeRate>

/** People the contract promises to have somewhere. */
export const RequiredPost = z.object({
  name: line('Name the post, like Front door.', 80),
  /** Null: at any of the client's sites. */
  siteId: Id.nullable(),
  role,
  positions: z
    .number('Enter how many people.')
    .int('Enter a whole number.')
    .min(1, 'Enter at least one person.')
    .max(500, 'Enter 500 people or fewer.'),
  /** None: every day. */
  days: z.array(z.enum(weekdays)).max(7).default([]),
  /** By the clock at the site, on the day it starts; null: at any time of the day. */
  times: z
    .object({ start: WallTime, end: WallTime })
    .refine(({ start, end }) => start !== end, {
      error: 'The end is the same as the start: change one of them.',
      path: ['end'],
    })
    .nullable()
    .default(null),
})
export type RequiredPost = z.infer<typeof RequiredPost>

export const ClientFields = z.object({
  name: line('Enter the name of the client.'),
  contactName: text(120).default(''),
  phone: text(40).default(''),
  billingEmail: z
    .union([z.literal(''), z.email('Enter an email address, like accounts@client.co.uk.').max(254)])
    .default(''),
  notes: text(2000).default(''),
})
export type ClientFields = z.infer<typeof ClientFields>

export const ContractFields = z.object({
  title: line('Name the contract, like Weekend doors 2026.'),
  startsOn: CalendarDate,
  /** The last day; null until further notice. */
  endsOn: CalendarDate.nullable().default(null),
  noticeDays: z
    .number('Enter whole days of notice.')
    .int('Enter whole days of notice.')
    .min(0, 'Enter 0 to 730 days.')
    .max(730, 'Enter 0 to 730 days.'),
  rates: z.array(ChargeRate).max(60, 'Enter 60 rates or fewer.').default([]),
  posts: z.array(RequiredPost).max(60, 'Enter 60 posts or fewer.').default([]),
})
export type ContractFields = z.infer<typeof ContractFields>

export const ClientContract = ContractFields.extend({ id: Id, version: z.number().int() })
export type ClientContract = z.infer<typeof ClientContract>

export const ClientSummary = z.object({
  id: Id,
  name: z.string(),
  contactName: z.string(),
  archivedAt: Instant.nullable(),
  sites: z.number().int(),
  /** The contract in force today, at the clock of London. */
  contract: z.object({ title: z.string(), endsOn: CalendarDate.nullable() }).nullable(),
  /** Shifts to come of the jobs that are posted, and their places not taken. */
  shiftsAhead: z.number().int(),
  placesOpen: z.number().int(),
})
export type ClientSummary = z.infer<typeof ClientSummary>

/** A job of a client with shifts still to come. */
export const ClientJob = z.object({
  id: Id,
  title: z.string(),
  siteName: z.string(),
  zone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  shifts: z.number().int(),
  taken: z.number().int(),
  places: z.number().int(),
  draft: z.boolean(),
})
export type ClientJob = z.infer<typeof ClientJob>

/** The posts that the contract in force on a day asks for, how many of them are posted, and how many have a person. */
export const PostsOfDay = z.object({
  date: CalendarDate,
  required: z.number().int(),
  posted: z.number().int(),
  filled: z.number().int(),
  /** The posts that are short of posted places. */
  missing: z.array(
    RequiredPost.pick({ name: true, siteId: true, role: true, times: true }).extend({
      required: z.number().int(),
      posted: z.number().int(),
    }),
  ),
})
export type PostsOfDay = z.infer<typeof PostsOfDay>

export const Client = ClientFields.extend({
  id: Id,
  version: z.number().int(),
  archivedAt: Instant.nullable(),
  sites: z.array(z.object({ id: Id, name: z.string() })),
  /** The latest first. */
  contracts: z.array(ClientContract),
  /** The next twenty. */
  jobsAhead: z.array(ClientJob),
  /** Today at the clock of London and the six days after; days without a required post are left out. */
  postsAhead: z.array(PostsOfDay),
})
export type Client = z.infer<typeof Client>

export const clients = endpoints({
  'clients.list': {
    summary: "My company's clients, the latest added first; archived ones only when asked for.",
    requires: 'clients.read',
    paged: true,
    input: Paging.extend({
      text: text(200).optional(),
      archived: z.enum(['true', 'false']).default('false'),
    }),
    output: ClientSummary,
  },
  'clients.create': {
    summary: 'Add a client.',
    requires: 'clients.manage',
    input: ClientFields,
    output: Client,
  },
  'clients.show': {
    summary: 'One client with its sites, contracts and the jobs ahead.',
    requires: 'clients.read',
    input: ById,
    output: Client,
  },
  'clients.update': {
    summary: 'Change a client; every field is replaced. An older `version` is refused.',
    requires: 'clients.manage',
    input: ClientFields.extend({ id: Id, version: Version }),
    output: Client,
  },
  'clients.archive': {
    summary: 'Take a client off the list; its jobs, contracts and past stay.',
    requires: 'clients.manage',
    input: ById,
    output: Client,
  },
  'clients.restore': {
    summary: 'Bring an archived client back.',
    requires: 'clients.manage',
    input: ById,
    output: Client,
  },
  'clients.placeSites': {
    summary: 'Say which sites belong to a client; jobs there with shifts to come follow.',
    requires: 'clients.manage',
    input: ById.extend({ siteIds: z.array(Id).max(500) }),
    output: Client,
  },
  'clients.addContract': {
    summary: 'Add a contract; one is in force on a day.',
    requires: 'clients.manage',
    input: ContractFields.extend({ id: Id }),
    output: Client,
  },
  'clients.changeContract': {
    summary: 'Change a contract; every field is replaced. An older `version` is refused.',
    requires: 'clients.manage',
    input: ContractFields.extend({ id: Id, contractId: Id, version: Version }),
    output: Client,
  },
})
