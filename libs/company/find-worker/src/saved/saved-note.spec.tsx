import { ApiError } from '@s4/contract/api-error'
import { permissionsOfRole } from '@s4/contract'
import { aCompanySession, expectKeptWhole, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { findWorkerRoutes } from '../find-worker-routes'
import { aSavedWorker, aSite } from '../testing/workers'

it('says what another member noted meanwhile, keeps what was typed and saves it knowingly', async () => {
  const sent: unknown[] = []
  const changed = [{ field: 'note', before: 'Knows the dock.', now: 'Only days.', yours: 'Rings back.' }]
  server.use(
    reply('sites.list', [aSite()]),
    reply('jobs.list', { data: [], nextCursor: null }),
    reply('workerTeams.list', { teams: [], tags: [] }),
    reply('workers.list', [aSavedWorker({ note: 'Knows the dock.' })]),
    reject('workers.save', new ApiError('record.changed', { facts: { changed } }), {}, { once: true }),
    reply('workers.save', ({ input }) => (sent.push(input), aSavedWorker({ note: input.note ?? '' }))),
  )
  renderRoutes(findWorkerRoutes, { at: '/find-worker?tab=saved', session: aCompanySession() })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the note about Sam Okoro' }))
  const note = await screen.findByLabelText(/^Your note/)
  await userEvent.clear(note)
  await userEvent.type(note, 'Rings back.')
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }))

  expect(await screen.findByText(/was “Knows the dock\.”, now “Only days\.”\. You typed “Rings back\.”\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }))

  await expect.poll(() => sent).toMatchObject([{ note: 'Rings back.', before: { note: 'Only days.' } }])
  await expect.poll(() => screen.queryByText(/Somebody changed this/)).toBeNull()
})

it('keeps a note that is too long, and says how long it may be', async () => {
  server.use(
    reply('sites.list', [aSite()]),
    reply('jobs.list', { data: [], nextCursor: null }),
    reply('workerTeams.list', { teams: [], tags: [] }),
    reply('workers.list', [aSavedWorker()]),
  )
  renderRoutes(findWorkerRoutes, { at: '/find-worker?tab=saved', session: aCompanySession() })

  await userEvent.click(await screen.findByRole('button', { name: /the note about Sam Okoro|a note about Sam Okoro/ }))
  await expectKeptWhole({ field: await screen.findByLabelText(/^Your note/), limit: 500, send: 'Save the note' })
})

it('offers no change to a member who may only read', async () => {
  server.use(
    reply('sites.list', [aSite()]),
    reply('jobs.list', { data: [], nextCursor: null }),
    reply('workerTeams.list', { teams: [], tags: [] }),
    reply('workers.list', [aSavedWorker({ note: 'Knows the dock.' })]),
  )
  const member = {
    role: 'readOnly',
    name: 'Rita Moss',
    permissions: permissionsOfRole('readOnly'),
    limited: false,
  } as const
  renderRoutes(findWorkerRoutes, { at: '/find-worker?tab=saved', session: aCompanySession({ member }) })

  expect(await screen.findByText('Your note: Knows the dock.')).toBeTruthy()
  const refused = /the note|remove from saved|for your jobs|teams|change how|invite your own/i
  expect(screen.queryByRole('button', { name: refused })).toBeNull()
  expect(screen.queryByRole('link', { name: refused })).toBeNull()
})
