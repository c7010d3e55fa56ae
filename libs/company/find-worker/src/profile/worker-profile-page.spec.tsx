import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { findWorkerRoutes } from '../find-worker-routes'
import { aJob, aSite, aWorker, aWorkerProfile, ids } from '../testing/workers'

beforeEach(() => {
  server.use(
    reply('sites.list', [aSite()]),
    reply('workerTeams.list', { teams: [], tags: [] }),
    reply('jobs.list', { data: [aJob()], nextCursor: null }),
    reply('jobs.show', aJob()),
    reply('offers.list', []),
  )
})

const show = (at: string) => renderRoutes(findWorkerRoutes, { at, session: aCompanySession() })

describe('the profile of a worker', () => {
  it('is opened by the name, for the job, and leads back to the same search', async () => {
    let asked: unknown
    server.use(
      reply('workers.show', ({ input }) => {
        asked = input
        return aWorkerProfile()
      }),
    )
    // Later than the profile, because the last one that fits answers.
    server.use(reply('workers.find', [aWorker({ ownStaff: true })]))
    const { router, container } = show(`/find-worker?job=${ids.job}&withinMiles=10`)
    await screen.findByText('Own staff')
    await userEvent.click(await screen.findByRole('link', { name: 'Sam Okoro' }))

    await screen.findByText(/Accepted by you Wed 11 Nov 2026/)
    screen.getByText('Not checked by you')
    screen.getByText('Fri 20:00–04:00')
    screen.getByText('4 of 4')
    screen.getByText(/fluent, Has a car$/)
    screen.getByText('Door supervisor, Harbour Nights')
    screen.getByRole('button', { name: 'Make an offer' })
    expect(asked).toEqual({ id: ids.seeker, jobId: ids.job })
    await expectNoAxeViolations(container)
    await userEvent.click(screen.getByRole('link', { name: 'Back to the workers found' }))
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/find-worker?job=${ids.job}&withinMiles=10`,
    )
  })

  it('says that a licence has expired', async () => {
    const profile = aWorkerProfile()
    const papers = profile.papers.map((paper) => ({ ...paper, expiresOn: '2026-11-17' }))
    server.use(reply('workers.show', { ...profile, papers }))
    show(`/find-worker/profile?worker=${ids.seeker}`)

    expect((await screen.findAllByText('Expired Tue 17 Nov 2026')).length).toBe(papers.length)
  })

  it('offers nothing to somebody blocked', async () => {
    server.use(reply('workers.show', aWorkerProfile({ saved: { note: 'Late twice.', doNotSend: true } })))
    show(`/find-worker/profile?worker=${ids.seeker}`)

    await screen.findByText('Your note: Late twice.')
    expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull()
  })
})
