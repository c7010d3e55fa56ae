import type { ImportedJob, JobImport, JobImportPreview } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { aCompanySession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { postingRoutes } from '../posting-routes'
import { aPostedJob } from '../testing/a-posted-job'

const shift = { startsAt: '2026-11-27T22:00:00.000Z', endsAt: '2026-11-28T06:00:00.000Z' }
const posted = aPostedJob()
const file: JobImport = {
  id: '019a0000-0000-7000-8000-000000000081',
  fileName: 'december.csv',
  header: ['Venue', 'What', 'Day'],
  rows: 3,
  mapping: { site: 0, date: 2 },
}
const aRow = (change: Partial<ImportedJob> = {}): ImportedJob => ({
  row: 2,
  title: 'Doors',
  siteName: 'Tobacco Dock',
  zone: 'Europe/London',
  shifts: [shift],
  positions: 2,
  payPerHour: 1450,
  warning: null,
  posted: null,
  ...change,
})
const preview: JobImportPreview = {
  wrong: 1,
  errors: [{ row: 3, column: 'date', value: 'soon', message: 'Write the date with the day first, like 21/11/2026.' }],
  jobs: [aRow(), aRow({ row: 4, warning: 'Low pay.', posted: { ...posted, ...shift } })],
}

const open = () =>
  renderRoutes((deps) => postingRoutes({ ...deps, newSite: () => null }), {
    at: '/job-posting/import',
    session: aCompanySession(),
  })
const choose = async () =>
  userEvent.upload(await screen.findByLabelText('CSV file'), new File(['Venue'], 'december.csv', { type: 'text/csv' }))

it('posts the jobs of a file after it is said what to do with wrong and repeated rows', async () => {
  const looked: unknown[] = []
  const sent: unknown[] = []
  server.use(
    reply('jobImports.create', file),
    reply('jobImports.preview', ({ input }) => (looked.push(input), preview)),
    reply('jobImports.run', ({ input }) => (sent.push(input), { posted: 1, leftOut: 2 })),
  )
  const { container } = open()
  await choose()

  await userEvent.selectOptions(await screen.findByLabelText('Template'), 'What')
  await userEvent.click(screen.getByRole('button', { name: 'Look at the jobs' }))
  within(await screen.findByRole('table', { name: 'Errors' })).getByText('soon')
  const table = within(screen.getByRole('table', { name: 'Jobs' }))
  table.getByText('Low pay.')
  expect(table.getByRole('link').getAttribute('href')).toBe(`/job-detail/${posted.id}`)
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: 'Post 2 jobs' }))
  await screen.findByText('Choose what to do with them.')
  expect(sent).toEqual([])
  await userEvent.click(screen.getByLabelText('Leave out the row with errors'))
  await userEvent.click(screen.getByLabelText('Leave them out'))
  await userEvent.click(screen.getByRole('button', { name: 'Post 1 job' }))

  await screen.findByText('1 job is posted. 2 rows were left out.')
  const mapping = { site: 0, date: 2, template: 1 }
  expect(looked).toEqual([{ id: file.id, mapping }])
  expect(sent).toEqual([{ id: file.id, mapping, leaveOutWrong: true, repeats: 'leaveOut' }])
})

it('says at the file why it was refused, and at the columns what is missing', async () => {
  const message = 'The file has more than 200 jobs. Send at most 200 at once.'
  server.use(reject('jobImports.create', new ApiError('input.invalid', { fields: { file: message } })))
  open()
  await choose()
  await screen.findByText(message)

  server.use(reply('jobImports.create', file), reply('jobImports.preview', preview))
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: 'Look at the jobs' }))

  await screen.findByText('Choose the column of the role, or one of templates.')
})

it('looks again when rows have changed meanwhile, and says so where it can be answered', async () => {
  const error = 'The shift on Fri 27 Nov 2026 at 22:00 has already started: choose a later start, or start now.'
  const fields = { leaveOutWrong: '1 row has an error. Correct the file, or leave it out.' }
  server.use(
    reply('jobImports.create', file),
    reply('jobImports.preview', { wrong: 0, errors: [], jobs: [aRow(), aRow({ row: 4 })] }),
    reject('jobImports.run', new ApiError('input.invalid', { fields })),
  )
  open()
  await choose()
  await userEvent.selectOptions(await screen.findByLabelText('Template'), 'What')
  await userEvent.click(await screen.findByRole('button', { name: 'Look at the jobs' }))
  await screen.findByRole('button', { name: 'Post 2 jobs' })
  const errors = [{ row: 2, column: 'start' as const, value: '22:00', message: error }]
  server.use(reply('jobImports.preview', { wrong: 1, errors, jobs: [aRow({ row: 4 })] }))
  await userEvent.click(screen.getByRole('button', { name: 'Post 2 jobs' }))

  await screen.findByText(error)
  screen.getByLabelText('Leave out the row with errors')
  screen.getByText(fields.leaveOutWrong)
  screen.getByRole('button', { name: 'Post 1 job' })
})

it('says why none was posted', async () => {
  server.use(
    reply('jobImports.create', file),
    reply('jobImports.preview', { wrong: 0, errors: [], jobs: [aRow()] }),
    reject('jobImports.run', 'job-import.done'),
  )
  open()
  await choose()
  await userEvent.selectOptions(await screen.findByLabelText('Template'), 'What')
  await userEvent.click(await screen.findByRole('button', { name: 'Look at the jobs' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Post 1 job' }))

  await screen.findByText(/The jobs of this file have been posted already/)
})
