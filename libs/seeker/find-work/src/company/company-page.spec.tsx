import type { PublicCompany } from '@s4/contract'
import { aConfig, aSeekerSession, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import type { z } from 'zod'
import { beforeEach, describe, expect, it } from 'vitest'
import { openRoutes } from '../find-work-routes'
import { aJobCard } from '../testing/a-job'

const ID = '01939000-0000-7000-8000-000000000002'
const company: z.infer<typeof PublicCompany> = {
  _id: ID,
  companyName: 'Harbour Guarding',
  companyLogo: null,
  verified: true,
  bio: 'Doors and docks.',
  address: '50 Porters Walk, London',
  point: null,
  rating: { stars: 4.6, count: 12 },
  openJobs: 1,
  shiftsWorked: 40,
}
const incomplete = aSeekerSession({
  profile: {
    complete: false,
    percentage: 40,
    missing: [{ item: 'address', label: 'Address', path: '/edit-personal-details' }],
  },
})

let askedAs: (string | null)[]
beforeEach(() => {
  askedAs = []
  server.use(
    reply('config.show', aConfig()),
    reply('company.showPublic', company),
    reply('payRecord.show', { invoices: 0, paidOnTimePercent: null, late: null, medianDaysLate: null }),
    reply(
      'jobSearch.list',
      ({ request }) => (askedAs.push(request.headers.get('firebase-id')), { data: [aJobCard()], nextCursor: null }),
    ),
  )
})

describe('a company’s page', () => {
  it.each([
    ['somebody signed in with a complete profile, by what fits them', aSeekerSession(), 'ada'],
    ['somebody whose profile is incomplete', incomplete, 'ada'],
    ['somebody signed out', null, null],
  ])('is open to %s', async (_who, session, as) => {
    renderRoutes(openRoutes, { at: `/User-CompanyDetails?id=${ID}`, session })

    expect(await screen.findByRole('heading', { name: 'Harbour Guarding' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Door supervisor, Saturday night' })).toBeTruthy()
    expect(askedAs).toEqual([as])
  })
})
