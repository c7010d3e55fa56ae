import { contract, permissions, type Access, type Endpoint } from '@s4/contract'
import type { FirstAsked } from '@s4/contract/app-pages'
import { routeMethod, routePath, routes, type RouteName } from '@s4/contract/routes'
import { apiLinks, type Side } from '@s4/links'
import { z } from 'zod'
import { idField } from '../setup/any-calls'
import type { Schema } from '../setup/any-input'

/** Ids of what one person may be asked about by the field that holds them, and days. */
export type Subjects = Record<string, string | null | undefined>

export interface PlanRead {
  asks: string
  path: string
}

/** What a read needs that the data has nothing of. */
export interface NotAsked {
  asks: string
  why: string
}

/** Who asks: a side, or S4's own people. */
export type Asking = Side | 'staff'

const sidesOf: Record<Access, readonly Asking[]> = {
  public: ['seeker'],
  identity: [],
  person: ['seeker', 'company'],
  seeker: ['seeker'],
  'company-account': ['company'],
  company: ['company'],
  shift: ['seeker', 'company'],
  'own-shift': ['seeker'],
  staff: ['staff'],
}

/** Reads whose `{id}` is another than the one their path is named for. */
const subjectOf: Partial<Record<RouteName, string>> = {
  'applications.forJob': 'openJob',
  'applications.mine': 'application',
  'jobSearch.show': 'openJob',
  'jobs.cancellation': 'openJob',
  'liveWork.show': 'liveJob',
  'liveMap.trail': 'liveAssignment',
  'staffCompanies.show': 'company',
  'staffDataRequests.show': 'dataRequest',
  'staffDisputes.show': 'dispute',
  'staffReports.show': 'report',
  'staffTickets.show': 'ticket',
}

/** What an endpoint needs one of, though its schema requires none. */
const neededQuery: Partial<Record<RouteName, string>> = { 'chat.recipients': 'siteId={site}' }

/** Lists as pages narrow and sort them; `{name}` stands for one of the subjects. */
const narrowed: Record<Asking, readonly FirstAsked[]> = {
  seeker: [
    'jobSearch.list?sort=best',
    'jobSearch.list?sort=newest&limit=100',
    'jobSearch.list?text=night&sort=best&lat=53.48&lng=-2.24&within=15',
    'jobSearch.list?text=night&sort=soonest&lat=53.48&lng=-2.24&within=15&payFrom=1400',
    'jobSearch.list?text=zebra&sort=soonest',
    'notifications.list?state=unread',
    'assignments.list?status=assigned',
    'assignments.list?status=inProgress',
    'assignments.list?status=completed&limit=100',
    'invoices.list?state=unpaid',
    'problems.list?view=resolved',
  ],
  company: [
    'assignments.list?status=assigned',
    'jobs.list?status=recent',
    'jobs.list?status=recent&limit=100',
    'jobs.list?status=recent&text=night',
    'jobs.list?status=recent&sort=-applicants',
    'jobs.list?status=assigned',
    'jobs.list?status=inProgress',
    'jobs.list?status=completed',
    'jobs.counts?text=night',
    'checkCalls.log?show=missed',
    'checkCalls.log?show=due',
    'checkCalls.log?siteId={site}',
    'alerts.list?state=all',
    'alerts.list?state=open',
    'alerts.list?state=resolved&siteId={site}',
    'completedWork.list?state=toAgree',
    'completedWork.list?state=unpaid',
    'completedWork.list?text=festival',
    'completedWork.list?text=nothing-is-called-this',
    'completedWork.list?from={from}&to={to}',
    'completedWork.list?sort=-toAgree',
    'workers.find?siteId={site}&workedHere=yes',
    'workers.find?siteId={site}&weekday=Friday&start=08:00&end=18:00&withinMiles=20',
    'invoices.list?state=unpaid',
    'notifications.list?state=unread',
    'problems.list?view=overdue',
    'problems.list?view=all',
    'statistics.show?weeks=52',
    'margins.show?from={from}&to={to}&by=shift',
  ],
  staff: ['staffReports.list?state=decided', 'staffCompanies.list?name=Company+1'],
}

const downloads: Record<Asking, readonly string[]> = {
  seeker: [`${apiLinks.invoicesCsv}?by=paid&from={from}&to={to}`, `${apiLinks.earningsCsv}?year={taxYear}`],
  company: [
    apiLinks.checkCallsCsv,
    apiLinks.alertsCsv,
    apiLinks.completedCsv,
    `${apiLinks.completedJobCsv('{job}')}?shift={shift}`,
    apiLinks.jobsCsv,
    apiLinks.applicantsCsv('{openJob}'),
    apiLinks.workersCsv,
    `${apiLinks.timesheetCsv}?from={from}&to={to}`,
    `${apiLinks.invoicesCsv}?by=made&program=xero&from={from}&to={day}`,
    `${apiLinks.invoicesCsv}?by=worked&from={from}&to={to}`,
    `${apiLinks.marginsCsv}?from={from}&to={to}&by=site`,
    `${apiLinks.rotaWeekCalendar}?week={week}`,
  ],
  staff: [],
}

/** Stands for one of the subjects. */
const KEY = /\{([\w-]+)\}/g

/** Every GET endpoint that a side may call, lists as pages narrow them, and the downloads. */
export function planReads(side: Asking, subjects: Subjects): { reads: PlanRead[]; notAsked: NotAsked[] } {
  const reads: PlanRead[] = []
  const notAsked: NotAsked[] = []
  const add = (asks: string, path: string) => {
    const missing = [...path.matchAll(KEY)].map(([, key = '']) => key).find((key) => !subjects[key])
    if (missing) notAsked.push({ asks, why: `the data has no ${missing}` })
    else reads.push({ asks, path: path.replaceAll(KEY, (_whole, key: string) => subjects[key] ?? '') })
  }
  for (const name of allReads.filter((one) => sidesOf[permissions[contract[one].requires]].includes(side)))
    add(name, addressOf(name, neededQuery[name] ?? requiredQuery(name)))
  for (const asks of narrowed[side]) {
    const [name, query = ''] = asks.split('?') as [RouteName, string?]
    add(asks, addressOf(name, query))
  }
  for (const path of downloads[side]) add(path.replace(/^\/api\//, ''), path)
  return { reads, notAsked }
}

// Object.keys forgets the names' type; the table itself is what is read.
const allReads = (Object.keys(routes) as RouteName[]).filter((name) => routeMethod(name) === 'GET')

function addressOf(name: RouteName, query: string): string {
  const path = routePath(name).replace('{id}', `{${subjectOf[name] ?? idField(name)}}`)
  return `/api${path}${query === '' ? '' : `?${query}`}`
}

/** What an endpoint cannot do without, apart from what its path says. */
function requiredQuery(name: RouteName): string {
  const endpoint: Endpoint = contract[name]
  const { required = [] } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema
  return required
    .filter((key) => !routePath(name).includes(`{${key}}`))
    .map((key) => `${key}={${key}}`)
    .join('&')
}
