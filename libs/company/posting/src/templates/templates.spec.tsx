import type { CompanyJobDetails, JobTemplate, TemplateSummary } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { aCompanySession, aConfig, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { postingRoutes } from '../posting-routes'
import { aPostedJob, dock } from '../testing/a-posted-job'

const id = '019a0000-0000-7000-8000-000000000071'
const job: CompanyJobDetails = aPostedJob()
const { siteId, payPerHour, positions, title } = job
const summary: TemplateSummary = {
  id,
  name: 'Doors',
  title,
  siteName: dock.name,
  payPerHour,
  positions,
  isDefault: false,
}
const aTemplate = (change: Partial<JobTemplate> = {}): JobTemplate => ({
  id,
  name: 'Doors',
  fields: {
    title,
    role: 'door-supervisor',
    siteId,
    payPerHour: 1500,
    positions: 4,
    alertDuration: 30,
    siaSector: 'Door Supervision',
    requirements: ['own-car'],
    knownRisks: 'Crowds.',
    duration: '1 Day',
    days: [{ day: 'Saturday', start: '21:00', end: '03:00' }],
  },
  problems: [],
  ...change,
})

beforeEach(() => {
  server.use(
    reply('sites.list', [dock]),
    reply('jobs.lastTerms', { terms: null, payPerHour: null }),
    reply('config.show', aConfig()),
    reply('bankHolidays.list', []),
    reply('jobs.show', job),
    reply('jobTemplates.list', [summary]),
    reply('jobTemplates.show', aTemplate()),
  )
})

const open = (at: string) =>
  renderRoutes(
    (deps) => [
      ...postingRoutes({ ...deps, newSite: () => null }),
      { path: 'job-detail/:id', element: <p>The job’s page</p> },
    ],
    { at, session: aCompanySession() },
  )

describe('a template', () => {
  it('for every new job fills its form at once, and an empty one is a press away', async () => {
    server.use(reply('jobTemplates.list', [{ ...summary, isDefault: true }]))
    open('/job-posting')

    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe(title)
    await userEvent.click(await screen.findByRole('link', { name: 'Start with an empty form' }))

    await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Title').value).toBe('')
  })

  it('is chosen for every new job on the list', async () => {
    const sent: unknown[] = []
    server.use(reply('jobTemplates.setDefault', ({ input }) => (sent.push(input), { done: true as const })))
    open('/job-posting/templates')

    await userEvent.click(await screen.findByRole('button', { name: 'Begin new jobs with Doors' }))

    await expect.poll(() => sent).toEqual([{ id, isDefault: true }])
  })

  it('fills the form; the day is asked for, and its times go with it', async () => {
    const sent: unknown[] = []
    server.use(reply('jobs.create', ({ input }) => (sent.push(input), job)))
    open(`/job-posting?template=${id}`)
    const user = userEvent.setup({ delay: null })

    await screen.findByText('From the template Doors. Choose the first day, and change what you like.')
    await screen.findByText('The shifts appear here once you choose the first day.')
    await user.click(screen.getByRole('button', { name: 'Post job' }))
    await screen.findAllByText('Enter a date, like 21 November 2026.')
    expect(sent).toEqual([])
    await user.type(screen.getByLabelText('First day'), '2026-12-25')
    await user.click(screen.getByRole('button', { name: 'Post job' }))

    await screen.findByText('The job’s page')
    expect(sent).toMatchObject([
      {
        title,
        siteId,
        payPerHour: 1500,
        positions: 4,
        knownRisks: 'Crowds.',
        requirements: ['own-car'],
        schedule: {
          startDate: '2026-12-25',
          duration: '1 Day',
          days: [{ day: 'Friday', start: '21:00', end: '03:00' }],
        },
      },
    ])
  })

  it('says what is not valid any more and keeps the rest', async () => {
    const { siteId: _, ...fields } = aTemplate().fields
    const message = 'The site Tobacco Dock has been removed. Choose another.'
    server.use(reply('jobTemplates.show', aTemplate({ fields, problems: [{ field: 'siteId', message }] })))
    const { container } = open(`/job-posting?template=${id}`)

    await screen.findByText(message)
    expect(screen.getByLabelText<HTMLInputElement>('Pay').value).toBe('15.00')
    expect(screen.getByLabelText<HTMLSelectElement>('Site').value).toBe('')
    await expectNoAxeViolations(container)
  })

  it('is saved from a job, with another name when its own is taken', async () => {
    const sent: unknown[] = []
    const message = 'Your company has a template of this name. Choose another name.'
    server.use(reject('jobTemplates.create', new ApiError('input.invalid', { fields: { name: message } })))
    open(`/job-posting/templates?job=${job.id}`)
    const user = userEvent.setup({ delay: null })

    await user.click(await screen.findByRole('button', { name: 'Save template' }))
    await screen.findByText(message)
    server.use(reply('jobTemplates.create', ({ input }) => (sent.push(input), { id })))
    await user.type(screen.getByLabelText('Name of the template'), ', late')
    await user.click(screen.getByRole('button', { name: 'Save template' }))

    await screen.findByText(`The template ${title}, late is saved.`)
    expect(sent).toMatchObject([{ name: `${title}, late`, siteId, payPerHour, ...timesOf(job) }])
    expect(sent[0]).not.toHaveProperty('pin')
  })

  it('is saved while a job is written', async () => {
    const sent: unknown[] = []
    server.use(reply('jobTemplates.create', ({ input }) => (sent.push(input), { id })))
    open(`/job-posting?copy=${job.id}`)
    const user = userEvent.setup({ delay: null })

    await user.click(await screen.findByRole('button', { name: 'Save as template' }))
    const modal = within(await screen.findByRole('dialog'))
    await user.clear(modal.getByLabelText('Name of the template'))
    await user.type(modal.getByLabelText('Name of the template'), 'Doors')
    await user.click(modal.getByRole('button', { name: 'Save template' }))

    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(sent).toMatchObject([{ name: 'Doors', title, siteId, ...timesOf(job) }])
    expect(screen.getByRole('button', { name: 'Post job' })).toBeTruthy()
  })

  it('is renamed and removed', async () => {
    const sent: unknown[] = []
    server.use(
      reply('jobTemplates.rename', ({ input }) => (sent.push(input), { done: true })),
      reply('jobTemplates.remove', ({ input }) => (sent.push(input), { done: true })),
    )
    const { container } = open('/job-posting/templates')
    const user = userEvent.setup({ delay: null })

    expect((await screen.findByRole('link', { name: 'Use Doors' })).getAttribute('href')).toBe(
      `/job-posting?template=${id}`,
    )
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: 'Rename Doors' }))
    await user.type(screen.getByLabelText('Name of the template'), ' late')
    await user.click(screen.getByRole('button', { name: 'Save name' }))
    await user.click(await screen.findByRole('button', { name: 'Remove Doors' }))
    server.use(reply('jobTemplates.list', []))
    await user.click(await screen.findByRole('button', { name: 'Remove template' }))

    await screen.findByText(/You have no templates yet/)
    expect(sent).toEqual([{ id, name: 'Doors late' }, { id }])
  })
})

const timesOf = ({ schedule: { duration, days } }: CompanyJobDetails) => ({ duration, days })
