import { appPages } from '@s4/contract/app-pages'
import { companyLinks, seekerLinks, shellLinks, type Side } from '@s4/links'
import type { Visitor } from './sign-in-visitor'

export interface BenchPage {
  /** Who opens it; anybody is signed out. */
  who: Side | 'anybody'
  site: Side | 'shell'
  /** Whether search engines may come. */
  isPublic: boolean
  /** As its route is declared. */
  path: string
  /** With the ids of records of the demo. */
  address: string
}

interface Filled {
  /** Where the API lists records to open. */
  list: string
  /** What of the record is in the address; its id unless told. */
  key?: string
  /** The name in the query, where the path itself has no place for it. */
  query?: string
}

const assigned = '/assignments?status=assigned'
/** A job of the demo company with open applications. */
const wanted = '/company/jobs?status=recent&text=street+food+weekend'

const filled: Record<Side, Record<string, Filled>> = {
  seeker: {
    [seekerLinks.job(':id')]: { list: '/jobs' },
    [seekerLinks.assignment(':id')]: { list: assigned },
    [seekerLinks.reportOnJob(':jobId')]: { list: assigned, key: 'jobId' },
  },
  company: {
    [companyLinks.job(':jobId')]: { list: '/company/jobs?status=recent' },
    [companyLinks.applicants(':jobId')]: { list: wanted },
    [companyLinks.assignedJob(':jobId')]: { list: '/company/jobs?status=assigned' },
    [companyLinks.workerScreening]: { list: '/document-checks/due', key: 'seekerId', query: 'worker' },
    [companyLinks.workerProfile]: { list: '/document-checks/due', key: 'seekerId', query: 'worker' },
    [companyLinks.jobInProgress(':jobId')]: { list: '/company/live', key: 'jobId' },
    [companyLinks.logbook(':jobId')]: { list: '/company/live', key: 'jobId' },
    [companyLinks.trail(':id')]: { list: '/assignments?status=inProgress' },
    [companyLinks.completedJob(':jobId')]: { list: '/company/completed?state=all', key: 'jobId' },
    [companyLinks.site(':id')]: { list: '/sites' },
    [companyLinks.sitePatrols(':id')]: { list: '/sites' },
    [companyLinks.kiosk(':siteId')]: { list: '/sites' },
    [companyLinks.client(':id')]: { list: '/clients' },
    [companyLinks.editClient(':id')]: { list: '/clients' },
    [companyLinks.contract(':id')]: { list: '/clients' },
    [companyLinks.clientReport(':id')]: { list: '/clients' },
    [companyLinks.recurringDemand(':id')]: { list: '/recurring' },
    [companyLinks.editRecurring(':id')]: { list: '/recurring' },
  },
}

/** Anybody may open them; the others of the shell lead on, are staff's, or exist only while developing. */
const publicPaths = [
  shellLinks.landing,
  shellLinks.login,
  shellLinks.createAccount,
  shellLinks.forgottenPassword,
  shellLinks.newPassword,
  shellLinks.verifyEmail,
  shellLinks.terms,
  shellLinks.privacy,
  shellLinks.accessibility,
  shellLinks.verify,
  shellLinks.invitation,
  shellLinks.workerInvitation,
]

/** Anybody may open these too, but they are of a personal link or of staff: search engines are told to stay away. */
const unlistedPaths = [shellLinks.reference, shellLinks.clientView, shellLinks.staffSignIn, shellLinks.staffEnrolment]

/** Every public page, and every page of both apps with a record of the demo where it shows one. */
export async function findPages(visitors: Record<Side, Visitor>): Promise<BenchPage[]> {
  const pages = [...publicPaths, ...unlistedPaths].map((path): BenchPage => {
    return { who: 'anybody', site: 'shell', isPublic: !unlistedPaths.includes(path), path, address: path }
  })
  const [{ id: jobId, company } = {}] = await visitors.seeker.list('/jobs')
  const { _id: companyId } = company as { _id: string }
  const openPages = {
    [seekerLinks.job(':id')]: seekerLinks.job(String(jobId)),
    [seekerLinks.company]: `${seekerLinks.company}?id=${companyId}`,
  }
  for (const [path, address] of Object.entries(openPages))
    pages.push({ who: 'anybody', site: 'seeker', isPublic: true, path, address })

  const [{ id: wantedJob } = {}] = await visitors.company.list(wanted)
  const [{ id: applicationId } = {}] = await visitors.company.list(`/jobs/${String(wantedJob)}/applications`)
  const found: Record<Side, Record<string, string>> = {
    seeker: { ...openPages, [seekerLinks.substitute(':secret')]: seekerLinks.substitute('made-up') },
    company: { [companyLinks.applicant]: `${companyLinks.applicant}?applicationId=${String(applicationId)}` },
  }
  for (const side of ['seeker', 'company'] as const)
    for (const { path } of appPages[side])
      pages.push({
        who: side,
        site: side,
        isPublic: false,
        path,
        address: found[side][path] ?? (await fill(path, visitors[side], filled[side][path])),
      })
  return pages
}

async function fill(path: string, visitor: Visitor, from?: Filled): Promise<string> {
  if (!from) {
    if (path.includes(':')) throw new Error(`Nothing says which record ${path} shows: add it to find-pages.ts.`)
    return path
  }
  const [record] = await visitor.list(from.list)
  const id = record?.[from.key ?? 'id']
  if (typeof id !== 'string') throw new Error(`The demo has no record for ${path}: ${from.list} is empty.`)
  return from.query ? `${path}?${from.query}=${id}` : path.replace(/:\w+/, id)
}
