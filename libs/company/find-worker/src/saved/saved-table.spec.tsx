import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findWorkerRoutes } from '../find-worker-routes'
import { aSavedWorker, aSite, aWorker, ids } from '../testing/workers'

const bo = '019a0000-0000-7000-8000-000000000012'
const team = { id: '019a0000-0000-7000-8000-000000000021', name: 'Doors' }

const show = (search = '?tab=saved') =>
  renderRoutes(findWorkerRoutes, { at: `/find-worker${search}`, session: aCompanySession() })
const column = () => screen.getByRole('columnheader', { name: 'Shifts for you' })
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))

beforeEach(() => {
  localStorage.setItem('listLook', JSON.stringify({ savedWorkers: { view: 'table' }, foundWorkers: { view: 'table' } }))
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width: 1100px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  server.use(
    reply('sites.list', [aSite()]),
    reply('jobs.list', { data: [], nextCursor: null }),
    reply('workerTeams.list', { teams: [{ ...team, workers: 1 }], tags: ['nights'] }),
    reply('workers.list', [
      aSavedWorker({ teams: [team] }),
      aSavedWorker({ seekerId: bo, fullname: 'Bo Lee', workedHere: 9, tags: ['nights'] }),
    ]),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the table of saved workers', () => {
  it('sorts all of them and remembers the order in the address', async () => {
    const { container } = show()

    expect(await screen.findAllByRole('rowheader')).toHaveLength(2)
    await expectNoAxeViolations(container)
    await press('Shifts for you')
    await waitFor(() => expect(column().getAttribute('aria-sort')).toBe('ascending'))
    await press('Shifts for you')
    await waitFor(() => expect(column().getAttribute('aria-sort')).toBe('descending'))

    expect(names()).toEqual(['Bo Lee', 'Sam Okoro'])
  })

  it('goes back to cards', async () => {
    show()
    await screen.findAllByRole('rowheader')

    await press('Cards')

    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Cards' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('keeps who is chosen while a card is open, and forgets it under another filter', async () => {
    show()
    await screen.findAllByRole('rowheader')
    await choose('Select Sam Okoro')

    await userEvent.click(screen.getByRole('link', { name: 'Sam Okoro' }))
    const card = await screen.findByRole('region', { name: 'Saved worker' })
    expect(await within(card).findByRole('heading', { name: 'Sam Okoro' })).toBeTruthy()
    await userEvent.click(within(card).getByRole('link', { name: 'Close' }))
    expect(screen.getByText('1 of 2 selected')).toBeTruthy()

    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'nights')
    expect(await screen.findByText('None of 1 selected')).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), '')
    expect(await screen.findByText('None of 2 selected')).toBeTruthy()
  })

  it('offers Undo also when the list is empty then', async () => {
    server.use(
      reply('manyWorkers.remove', () => {
        server.use(reply('workers.list', []))
        const kept = { note: '', teamIds: [], tags: [], savedAt: '2026-11-16T09:00:00.000Z' }
        return { removed: [ids.seeker, bo].map((id) => ({ id, ...kept })), refused: [] }
      }),
    )
    show()
    await screen.findAllByRole('rowheader')
    await choose('Select all 2 shown')

    await press('Remove 2 from saved')

    expect(await screen.findByText(/You have saved nobody yet/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it('takes several off the list, names who stays, and puts them back as they were', async () => {
    const removed = {
      id: ids.seeker,
      note: 'Good with crowds.',
      teamIds: [team.id],
      tags: [],
      savedAt: '2026-11-16T09:00:00.000Z',
    }
    const restored = vi.fn()
    server.use(
      reply('manyWorkers.remove', { removed: [removed], refused: [{ id: bo, reason: 'This worker is blocked.' }] }),
      reply('manyWorkers.restore', ({ input: { workers } }) => {
        restored(workers)
        return { changed: [ids.seeker], refused: [] }
      }),
    )
    show()
    await screen.findAllByRole('rowheader')
    await choose('Select all 2 shown')

    await press('Remove 2 from saved')

    expect(await screen.findByText('Bo Lee: This worker is blocked.')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone.')).toBeTruthy()
    expect(restored).toHaveBeenCalledExactlyOnceWith([removed])
  })

  it('gives a tag, and withdraws it only from those who did not have it', async () => {
    const asked = vi.fn()
    server.use(
      reply('manyWorkers.group', ({ input }) => {
        asked(input)
        return { changed: [ids.seeker], refused: [] }
      }),
    )
    show()
    await screen.findAllByRole('rowheader')
    await choose('Select all 2 shown')

    await press('Change groups and tags')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tag' }), 'Nights')
    await press('Add the tag')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))

    expect(await screen.findByText('Undone.')).toBeTruthy()
    expect(asked.mock.calls).toEqual([
      [{ ids: [ids.seeker, bo], tag: 'nights', on: true }],
      [{ ids: [ids.seeker], tag: 'nights', on: false }],
    ])
  })
})

it('the table of found workers saves several, and takes them off again', async () => {
  server.use(
    reply('workers.find', [aWorker(), aWorker({ seekerId: bo, fullname: 'Bo Lee' })]),
    reply('manyWorkers.save', { changed: [ids.seeker, bo], refused: [] }),
    reply('manyWorkers.remove', { removed: [], refused: [{ id: bo, reason: 'This worker is blocked.' }] }),
  )
  show(`?siteId=${ids.site}`)
  await screen.findAllByRole('rowheader')

  await choose('Select all 2 shown')
  await press('Save 2 to your workers')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))

  expect(await screen.findByText('Could not be undone for Bo Lee: This worker is blocked.')).toBeTruthy()
})

it('the table of found workers names the licences that they have where none is asked for', async () => {
  const { fit } = aWorker()
  server.use(
    reply('workers.find', [
      aWorker({ fit: { ...fit, licence: 'not-needed', sectors: ['Door Supervision', 'Key Holding'] } }),
      aWorker({ seekerId: bo, fullname: 'Bo Lee', fit: { ...fit, licence: 'not-needed', sectors: [] } }),
    ]),
  )
  show(`?siteId=${ids.site}`)

  expect(await screen.findByRole('cell', { name: 'Door Supervision, Key Holding' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'None that is valid' })).toBeTruthy()
})
