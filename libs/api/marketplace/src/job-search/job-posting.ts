import type { JobDetails } from '@s4/contract'
import { roleLabel } from '@s4/domain/sia'
import type { Deps } from '@s4/api-platform/deps'
import { formatRate } from '@s4/domain/money'
import { metaTag, scriptJson, socialTags } from '@s4/api-platform/pages'
import { jobSearchRepository } from './job-search-repository'

type JobPosting = Omit<JobDetails, 'mine'>

/** A job in the form that search engines read (schema.org/JobPosting). */
const toPosting = (job: JobPosting) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  description: job.description || `${roleLabel(job.role)} at ${job.siteName}`,
  identifier: { '@type': 'PropertyValue', name: 'S4', value: job.id },
  datePosted: job.postedAt,
  validThrough: job.shifts.at(-1)?.endsAt,
  employmentType: 'CONTRACTOR',
  hiringOrganization: { '@type': 'Organization', name: job.company.companyName },
  jobLocation: {
    '@type': 'Place',
    name: job.siteName,
    address: { '@type': 'PostalAddress', streetAddress: job.address, postalCode: job.town, addressCountry: 'GB' },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'GBP',
    value: { '@type': 'QuantitativeValue', value: job.payPerHour / 100, unitText: 'HOUR' },
  },
})

const inTitle = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const JOB_PAGE = /^\/User-JobDetails\/([0-9a-f-]{36})\/?$/

/**
 * What the server writes into the head of a job's page; null for every other page, and for a missing or cancelled job.
 */
export const jobPageHead =
  ({ db, clock, settings }: Deps) =>
  async (path: string): Promise<string | null> => {
    const id = JOB_PAGE.exec(path)?.[1]
    const job =
      id &&
      (await jobSearchRepository(db)
        .find(id, null, clock.now().toISOString())
        .catch(() => null))
    if (!job || job.status === 'cancelled') return null
    const data = job.nextShift ? `<script type="application/ld+json">${scriptJson(toPosting(job))}</script>` : ''
    const title = `${job.title}, ${formatRate(job.payPerHour)}`
    const description = `${job.company.companyName}, ${job.town}. See the shifts and apply on S4.`
    return [
      `<title>${inTitle(job.title)} · ${inTitle(job.company.companyName)} · S4</title>`,
      metaTag('name', 'description', `${title}. ${description}`),
      socialTags(settings, { site: 'seeker', path, title, description }),
      data,
    ].join('')
  }
