import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { jobPageHead } from '@s4/api-marketplace/job-search'

const api = await startApi()
const company = await api.aCompany()
const jobHead = jobPageHead(api.deps)

it('adds the structured data of an open job to its page, escaped', async () => {
  const job = await api.aPublishedJob(company, {
    title: 'Doors </script><script>alert(1)</script> & more',
    payPerHour: 1450,
  })

  const head = await jobHead(`/User-JobDetails/${job.id}`)

  const data = JSON.parse(/ld\+json">(.*)<\/script>$/.exec(head ?? '')?.[1] ?? '')
  expect(data).toMatchObject({
    '@type': 'JobPosting',
    title: 'Doors </script><script>alert(1)</script> & more',
    baseSalary: { value: { value: 14.5, unitText: 'HOUR' } },
  })
  expect(head).toMatch(/<meta name="description" content="Doors &lt;[^"<]+, £14.50\/h\. [^"<]+">/)
  expect(head).not.toContain('<script>alert')
  expect(head).toContain('<title>Doors &lt;/script>')
  expect(head).toContain('og:title" content="Doors &lt;/script>&lt;script>alert(1)&lt;/script> &amp; more, £14.50/h"')
})

it.each([
  ['another page', '/User-Job'],
  ['the page of an unknown job', '/User-JobDetails/01900000-0000-7000-8000-000000000000'],
  ['the page of an invalid id', '/User-JobDetails/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
])('adds nothing to %s', async (_name, path) => {
  expect(await jobHead(path)).toBeNull()
})
