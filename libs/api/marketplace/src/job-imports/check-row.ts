import { JobDraft, type JobImportError, type JobTemplate } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { JobColumn, JobMapping } from '@s4/domain/job-import'
import { weekdayOf } from '@s4/domain/recurring'
import { roleLabel } from '@s4/domain/sia'
import type { ScheduledShift } from '@s4/domain/schedule'
import { lowPayOf, newPin, plannedShifts, withSector, withTerms } from '../jobs'
import { placeOf } from '../recurring/stored-demand'
import type { StoredSite } from '../sites/site-repository'
import type { Known } from './known'
import * as read from './row-values'

export interface CheckedJob {
  row: number
  draft: ReturnType<typeof withTerms<JobDraft>>
  site: StoredSite
  shifts: ScheduledShift[]
  warning: string | null
}

interface Row {
  row: number
  cells: readonly string[]
  mapping: JobMapping
}

/** The job of a row, or what is wrong with it, one message for each column. */
export function checkRow(
  { row, cells, mapping }: Row,
  known: Known,
): { job: CheckedJob } | { errors: JobImportError[] } {
  const texts = textsOf(cells, mapping)
  const found = new Map<JobColumn, string>()
  const say = (column: JobColumn, message: string) => void (found.has(column) || found.set(column, message))
  for (const [column, text] of Object.entries(texts) as [JobColumn, string][])
    if (/^[=+@-]/.test(text)) say(column, 'Write the value itself: this begins like a formula.')

  const job = found.size === 0 ? jobOf(texts, known, say) : null
  if (job && found.size === 0) return { job: { row, ...job } }
  // In the order of the screen's columns.
  const errors = (Object.keys(texts) as JobColumn[]).flatMap((column): JobImportError[] => {
    const message = found.get(column)
    return message === undefined ? [] : [{ row, column, value: texts[column].slice(0, 200), message }]
  })
  return { errors }
}

type Texts = Record<JobColumn, string>
type Say = (column: JobColumn, message: string) => void

function textsOf(cells: readonly string[], mapping: JobMapping): Texts {
  const cell = (column: JobColumn) => {
    const at = mapping[column]
    return at === undefined ? '' : (cells[at] ?? '')
  }
  return {
    site: cell('site'),
    role: cell('role'),
    date: cell('date'),
    start: cell('start'),
    end: cell('end'),
    people: cell('people'),
    pay: cell('pay'),
    title: cell('title'),
    description: cell('description'),
    template: cell('template'),
  }
}

/** Null, or a job with errors said, where it cannot be posted. */
function jobOf(texts: Texts, known: Known, say: Say): Omit<CheckedJob, 'row'> | null {
  const take = <Value>(column: JobColumn, answer: read.Read<Value>): Value | undefined => {
    if ('value' in answer) return answer.value
    say(column, answer.message)
    return undefined
  }
  const template = take('template', read.readTemplate(texts.template, known.templates)) ?? null
  const fields = template?.fields ?? {}
  /** What the row says; what the template says where it says nothing. */
  const either = <Value>(column: JobColumn, kept: Value | undefined, reads: (text: string) => read.Read<Value>) => {
    if (texts[column] === '' && template && kept === undefined) say(column, missing(template, column))
    return texts[column] === '' && template ? kept : take(column, reads(texts[column]))
  }
  const keptSite = known.sites.find(({ id }) => id === fields.siteId)
  const site = either('site', keptSite, (text) => read.readSite(text, known.sites))
  const role = either('role', fields.role, read.readRole)
  const positions = either('people', fields.positions, read.readPeople)
  const payPerHour = either('pay', fields.payPerHour, read.readPay)
  const date = take('date', read.readDate(texts.date))
  const days = date === undefined ? [] : timesOf(texts, { date, template, take, say })
  if (!site || role === undefined || date === undefined || days.length === 0) return null

  const { duration: _duration, days: _days, ...kept } = fields
  const parsed = JobDraft.safeParse({
    ...kept,
    title: texts.title || (kept.title ?? roleLabel(role)),
    description: texts.description || (kept.description ?? ''),
    role,
    siteId: site.id,
    payPerHour,
    positions,
    siaSector: role === kept.role ? (kept.siaSector ?? null) : null,
    alertDuration: kept.alertDuration ?? 60,
    terms: kept.terms ?? known.terms ?? undefined,
    pin: newPin(),
    schedule: { startDate: date, duration: '1 Day', days },
  })
  if (parsed.error) {
    for (const { path, message } of parsed.error.issues) say(columnOf(path.join('.')), message)
    return null
  }
  return planned(parsed.data, { site, date, now: known.now, say })
}

interface Day {
  site: StoredSite
  date: string
  now: Date
  say: Say
}

function planned(parsed: JobDraft, { site, date, now, say }: Day): Omit<CheckedJob, 'row'> | null {
  try {
    const draft = withSector(withTerms(parsed))
    const shifts = plannedShifts({ schedule: draft.schedule, zone: site.zone, now })
    const warning = lowPayOf({ ...draft, date, shifts, bands: draft.terms.pay.bands }, placeOf(site, date))
    return { draft, site, shifts, warning }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'input.invalid') throw error
    for (const [field, message] of Object.entries(error.fields))
      say(columnOf(field), field.endsWith('Occurrence') ? `${message} Post this job by itself to choose.` : message)
    return null
  }
}

interface Times {
  date: string
  template: JobTemplate | null
  take: <Value>(column: JobColumn, answer: read.Read<Value>) => Value | undefined
  say: Say
}

function timesOf({ start, end }: Texts, { date, template, take, say }: Times): JobDraft['schedule']['days'] {
  if (template && start === '' && end === '') {
    const kept = read.timesOn(date, template.fields)
    if (kept.length === 0) say('start', 'Write start and end: the template has none for this day.')
    return kept
  }
  const from = take('start', read.readTime(start))
  const to = take('end', read.readTime(end))
  return from === undefined || to === undefined ? [] : [{ day: weekdayOf(date), start: from, end: to }]
}

const templateFields: Partial<Record<JobColumn, string>> = {
  site: 'siteId',
  role: 'role',
  people: 'positions',
  pay: 'payPerHour',
}

const missing = ({ problems }: JobTemplate, column: JobColumn): string =>
  problems.find(({ field }) => field === templateFields[column])?.message ?? 'Fill this in: the template has none.'

/** The column that a field of a job is written in; what a file does not say comes from the template. */
function columnOf(field: string): JobColumn {
  if (field.startsWith('schedule.days.')) return field.includes('end') ? 'end' : 'start'
  const [first = ''] = field.split('.')
  return fieldColumns[first] ?? 'template'
}

const fieldColumns: Readonly<Record<string, JobColumn>> = {
  title: 'title',
  description: 'description',
  role: 'role',
  siaSector: 'role',
  siteId: 'site',
  payPerHour: 'pay',
  positions: 'people',
  schedule: 'date',
}
