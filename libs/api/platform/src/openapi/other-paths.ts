import { apiLinks } from '@s4/links'

type Json = Record<string, unknown>

interface OtherPath {
  method?: 'get' | 'post'
  path: string
  summary: string
  mediaType: string
  /** Needs no session. */
  open?: true
  body?: Json
  development?: true
}

const integerBody = (name: string): Json => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'integer' } },
})

/** Paths outside the contract: streams, files and development tools. */
const otherPaths: readonly OtherPath[] = [
  {
    path: apiLinks.events,
    summary:
      'Live signals (server-sent events): `ready`, `changed` with a JSON list of resources (`*` for all), ' +
      '`beat` every 20 seconds. Ends with its session; each person has at most 20. `?since=` is when the ' +
      'page was read: unless nothing changed since, the first event is `*`.',
    mediaType: 'text/event-stream',
  },
  {
    path: apiLinks.companyExport('{id}'),
    summary: 'What a company sees of its work, as a zip of CSV and JSON; for an owner after a recent sign-in.',
    mediaType: 'application/zip',
  },
  {
    path: apiLinks.exportEverything,
    summary: 'Everything about me, as JSON and CSV with my files; after a recent sign-in.',
    mediaType: 'application/zip',
  },
  {
    path: apiLinks.file('{id}'),
    summary: 'A stored file, for everybody who may see it.',
    mediaType: 'application/octet-stream',
  },
  {
    path: apiLinks.siteCodesPdf('{id}'),
    summary: 'The codes of a site, to print on A4 or A6.',
    mediaType: 'application/pdf',
  },
  { path: apiLinks.screeningPdf, summary: 'My screening file, to print.', mediaType: 'application/pdf' },
  {
    path: apiLinks.workerScreeningPdf('{id}'),
    summary:
      'The screening file of a worker, for a company that may read it; after a recent sign-in. Counts as a look.',
    mediaType: 'application/pdf',
  },
  { path: apiLinks.invoicePdf('{id}'), summary: 'An invoice to print.', mediaType: 'application/pdf' },
  { path: apiLinks.invoiceUbl('{id}'), summary: 'An invoice by EN 16931 in UBL.', mediaType: 'application/xml' },
  { path: apiLinks.creditNoteUbl('{id}'), summary: 'A credit note by EN 16931 in UBL.', mediaType: 'application/xml' },
  { path: apiLinks.creditNotePdf('{id}'), summary: 'A credit note to print.', mediaType: 'application/pdf' },
  {
    path: apiLinks.invoicesCsv,
    summary: 'My invoices; with `by=paid`, the payments received or made in the period.',
    mediaType: 'text/csv',
  },
  {
    path: apiLinks.completedCsv,
    summary: "My company's finished shifts; with `?state=` and `?sort=` as in their list.",
    mediaType: 'text/csv',
  },
  {
    path: apiLinks.completedJobCsv('{id}'),
    summary: 'Everybody who worked a shift (`?shift=`) of a job, with hours and invoices.',
    mediaType: 'text/csv',
  },
  {
    path: apiLinks.jobsCsv,
    summary: "My company's jobs; narrowed and sorted as in their list.",
    mediaType: 'text/csv',
  },
  {
    path: apiLinks.alertsCsv,
    summary: "My company's alerts with who dealt with them and how long it took; narrowed as in their list.",
    mediaType: 'text/csv',
  },
  {
    path: apiLinks.alertsPdf,
    summary: 'The same to print, the newest 1,000.',
    mediaType: 'application/pdf',
  },
  {
    path: apiLinks.checkCallsCsv,
    summary: "My company's check calls with their answers; narrowed as in their list.",
    mediaType: 'text/csv',
  },
  {
    path: apiLinks.applicantsCsv('{id}'),
    summary: 'Who applied for one of my jobs; with `?state=` those of one tab of the list.',
    mediaType: 'text/csv',
  },
  {
    path: apiLinks.workersCsv,
    summary: "My company's saved workers; with `?team=` or `?tag=`, those in this team or with this tag.",
    mediaType: 'text/csv',
  },
  {
    path: apiLinks.paymentsCsv,
    summary:
      'The unpaid invoices `?invoices=` (ids separated by commas) for the bank of my company, one line a worker; ' +
      'after a recent sign-in. Counts as a look at the bank details of each.',
    mediaType: 'text/csv',
  },
  {
    path: apiLinks.statementPdf,
    summary: "My company's statement of the week that contains `?day=`, one line a worker, with sums.",
    mediaType: 'application/pdf',
  },
  {
    path: apiLinks.paymentsBacs,
    summary: 'The same in Standard 18, for a company with a service user number; not tried with a bank.',
    mediaType: 'text/plain',
  },
  {
    path: apiLinks.intermediariesCsv,
    summary:
      'Whom my company paid in a quarter (`?year=&quarter=` of the tax year), for its report of intermediaries; ' +
      'without the numbers that it adds itself.',
    mediaType: 'text/csv',
  },
  {
    path: apiLinks.offerTerms('{id}'),
    summary: 'The terms of an offer, for both sides before it is accepted.',
    mediaType: 'application/pdf',
  },
  {
    path: apiLinks.assignmentTerms('{id}'),
    summary: 'The terms as they were agreed, until a year after the work.',
    mediaType: 'application/pdf',
  },
  {
    path: apiLinks.assignmentCalendar('{id}'),
    summary: 'A piece of work, for a calendar.',
    mediaType: 'text/calendar',
  },
  {
    path: apiLinks.workCalendar('{secret}'),
    summary: 'The feed of a seeker’s work, by its secret address.',
    mediaType: 'text/calendar',
    open: true,
  },
  { path: apiLinks.rotaWeekCalendar, summary: 'A week of the rota.', mediaType: 'text/calendar' },
  {
    path: apiLinks.rotaCalendar('{secret}'),
    summary: 'The rota of a company, of a site or of a person, by the secret address of a member.',
    mediaType: 'text/calendar',
    open: true,
  },
  { path: apiLinks.alive, summary: 'Whether the process responds.', mediaType: 'application/json', open: true },
  {
    path: apiLinks.ready,
    summary: 'Whether the services it needs respond too.',
    mediaType: 'application/json',
    open: true,
  },
  {
    method: 'post',
    path: apiLinks.developmentClock,
    summary: 'Development only: how far S4’s clock runs ahead, in milliseconds.',
    mediaType: 'application/json',
    open: true,
    body: integerBody('offset'),
    development: true,
  },
  {
    method: 'post',
    path: apiLinks.developmentSession,
    summary: 'Development only: when my own session ends.',
    mediaType: 'application/json',
    body: integerBody('secondsLeft'),
    development: true,
  },
]

const toOperation = ({ path, summary, mediaType, open, body }: OtherPath): Json => ({
  summary,
  tags: [path.split('/')[1]?.replace(/\..*/, '')],
  security: open ? [] : [{ session: [] }],
  parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
  responses: {
    200: { description: 'Done.', content: { [mediaType]: {} } },
    default: {
      description: 'A failure; see `code`.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
})

export const describeOtherPaths = (development: boolean): Record<string, Json> =>
  Object.fromEntries(
    otherPaths
      .filter((one) => development || !one.development)
      .map((one) => [one.path.slice(apiLinks.root.length), { [one.method ?? 'get']: toOperation(one) }]),
  )
