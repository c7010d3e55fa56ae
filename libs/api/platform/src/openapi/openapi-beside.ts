import { apiLinks } from '@s4/links'

type Json = Record<string, unknown>

interface Beside {
  method?: 'get' | 'post'
  path: string
  summary: string
  /** Media type of the answer. */
  answers: string
  /** By cookie; browsers cannot set headers there. */
  open?: true
  body?: Json
  development?: true
}

const whole = (name: string): Json => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'integer' } },
})

/** What answers something else than JSON by the contract: streams, files, and the clocks of development. */
const beside: readonly Beside[] = [
  {
    path: apiLinks.events,
    summary:
      'Live signals (server-sent events): `ready`, `changed` with a JSON list of resources (`*` for all), `beat` every 20 seconds. Ends with its session; each person has at most 20. `?since=` is when the page was read: unless nothing changed since, the first event is `*`.',
    answers: 'text/event-stream',
  },
  {
    path: apiLinks.exportEverything,
    summary: 'Everything about me, as JSON and CSV with my files; after a recent sign-in.',
    answers: 'application/zip',
  },
  {
    path: apiLinks.file('{id}'),
    summary: 'A stored file, to whoever may see it.',
    answers: 'application/octet-stream',
  },
  {
    path: apiLinks.siteCodesPdf('{id}'),
    summary: 'The codes of a site, to print on A4 or A6.',
    answers: 'application/pdf',
  },
  { path: apiLinks.invoicePdf('{id}'), summary: 'An invoice to print.', answers: 'application/pdf' },
  { path: apiLinks.creditNotePdf('{id}'), summary: 'A credit note to print.', answers: 'application/pdf' },
  { path: apiLinks.invoicesCsv, summary: 'My invoices.', answers: 'text/csv' },
  { path: apiLinks.assignmentCalendar('{id}'), summary: 'A piece of work, for a calendar.', answers: 'text/calendar' },
  {
    path: apiLinks.workCalendar('{secret}'),
    summary: 'The feed of a seeker’s work, by its secret address.',
    answers: 'text/calendar',
    open: true,
  },
  { path: apiLinks.rotaCalendar, summary: 'A week of the rota.', answers: 'text/calendar' },
  { path: apiLinks.alive, summary: 'Whether the process answers.', answers: 'application/json', open: true },
  { path: apiLinks.ready, summary: 'Whether what it needs answers too.', answers: 'application/json', open: true },
  {
    method: 'post',
    path: apiLinks.developmentClock,
    summary: 'Development only: how far S4’s clock runs ahead, in milliseconds.',
    answers: 'application/json',
    open: true,
    body: whole('offset'),
    development: true,
  },
  {
    method: 'post',
    path: apiLinks.developmentSession,
    summary: 'Development only: when my own session ends.',
    answers: 'application/json',
    body: whole('secondsLeft'),
    development: true,
  },
]

const toOperation = ({ path, summary, answers, open, body }: Beside): Json => ({
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
    200: { description: 'Done.', content: { [answers]: {} } },
    default: {
      description: 'A problem; see `code`.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
})

export const pathsBeside = (development: boolean): Record<string, Json> =>
  Object.fromEntries(
    beside
      .filter((one) => development || !one.development)
      .map((one) => [one.path.slice(apiLinks.root.length), { [one.method ?? 'get']: toOperation(one) }]),
  )
