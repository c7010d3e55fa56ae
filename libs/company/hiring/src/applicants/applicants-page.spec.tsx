import type { Shift } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { aCompanySession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hiringRoutes } from '../hiring-routes'
import { aFit, aJob, anApplicant, anOffer, ids, shift } from '../testing/people'

const ALEX = '019a0000-0000-7000-8000-000000000011'
const show = (search = '') =>
  renderRoutes(hiringRoutes, { at: `/view-applicant/${ids.job}${search}`, session: aCompanySession() })

beforeEach(() => {
  server.use(
    reply('jobs.show', aJob()),
    reply('offers.list', []),
    reply('applications.forJob', [anApplicant(), anApplicant({ id: ALEX, seekerId: ALEX, fullname: 'Alex Reed' })]),
  )
})

describe('applicants', () => {
  it('are listed with the reasons for their rank', async () => {
    const { container } = show()

    const list = within(await screen.findByRole('list', { name: 'Applicants, best fit first' }))

    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Sam Okoro', 'Alex Reed'])
    expect(list.getAllByText('Says they have an SIA licence for Door Supervision')).toHaveLength(2)
    expect(list.getByRole('link', { name: 'Sam Okoro' }).getAttribute('href')).toBe(
      `/applicant-profile?applicationId=${ids.application}`,
    )
    await expectNoAxeViolations(container)
  })

  it('are none yet while an offer waits for an answer, which is a press away', async () => {
    server.use(reply('applications.forJob', []), reply('offers.list', [anOffer()]))
    show()

    await screen.findByText('Nobody has applied yet. Your offer to Sam Okoro waits for an answer.')
    await userEvent.click(screen.getByRole('link', { name: 'See the offer' }))
    expect(await screen.findByRole('button', { name: 'Withdraw offer' })).toBeTruthy()
  })

  it('come before the links on phones', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.startsWith('(max-width'),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }))
    show()

    const applicant = await screen.findByRole('link', { name: 'Sam Okoro' })
    const link = screen.getByRole('link', { name: 'Find workers' })
    expect(applicant.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('are counted by shift, and together where there are many', async () => {
    const [first] = aJob().shifts
    if (!first) throw new Error('the job has no shift')
    const later = { ...first, id: ALEX, startsAt: '2027-11-28T22:00:00.000Z', endsAt: '2027-11-29T06:00:00.000Z' }
    const two = [
      { ...first, positions: 4, taken: 1 },
      { ...later, positions: 4, taken: 2 },
    ]
    server.use(reply('jobs.show', aJob({ taken: 3, places: 8, shifts: two })))
    const { unmount } = show()
    await screen.findByText(/ 1 of 4 · Sun 28 Nov 2 of 4 taken$/)
    unmount()

    const many = Array.from({ length: 5 }, (_, index) => ({ ...first, id: `${ALEX.slice(0, -1)}${index}` }))
    server.use(reply('jobs.show', aJob({ taken: 3, places: 10, shifts: many })))
    show()
    await screen.findByText(/ · 3 of 10 places taken, over 5 shifts$/)
  })

  it('are offered the job only after confirming; Cancel sends nothing', async () => {
    const sent: unknown[] = []
    server.use(
      reply('offers.create', ({ input }) => {
        sent.push(input)
        return anOffer()
      }),
    )
    show()
    const [first] = await screen.findAllByRole('button', { name: 'Offer the job' })

    await userEvent.click(first as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer Door supervisor to Sam Okoro?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(sent).toEqual([])

    await userEvent.click(first as HTMLElement)
    const again = within(await screen.findByRole('dialog'))
    await userEvent.click(again.getByLabelText('4 hours'))
    const reason = screen.getByLabelText('Why you still offer it (optional)')
    await userEvent.click(reason)
    await userEvent.paste('x'.repeat(301))
    expect(again.getByText('Use 300 characters or fewer.')).toBeTruthy()
    expect(again.getByRole('button', { name: 'Send the offer' })).toHaveProperty('disabled', true)
    await userEvent.clear(reason)
    await userEvent.type(reason, 'Nobody else is free.')
    await userEvent.click(again.getByRole('button', { name: 'Send the offer' }))

    await screen.findByText('Offer sent to Sam Okoro.')
    expect(sent).toEqual([
      {
        id: ids.job,
        seekerId: ids.seeker,
        shiftIds: [ids.shift],
        lapseHours: 4,
        workingTimeReason: 'Nobody else is free.',
      },
    ])
  })

  it('who chose shifts are offered these, and are not listed for another shift', async () => {
    const later = {
      ...shift,
      id: '019a0000-0000-7000-8000-000000000003',
      startsAt: '2027-11-27T22:00:00.000Z',
      endsAt: '2027-11-28T06:00:00.000Z',
    }
    server.use(
      reply('jobs.show', aJob({ shifts: [shift, later] })),
      reply('applications.forJob', [anApplicant({ shiftIds: [later.id] })]),
    )
    const first = show()

    const chosen = within(await screen.findByRole('list', { name: 'Shifts that Sam Okoro applied for' }))
    expect(chosen.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Offer the job' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText<HTMLInputElement>(/Sat 20 Nov 2027/).checked).toBe(false)
    expect(dialog.getByText(/Sam Okoro did not apply for it/)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>(/Sat 27 Nov 2027/).checked).toBe(true)
    first.unmount()

    show(`?shift=${shift.id}`)
    await screen.findByText('Nobody has applied for this shift yet. We tell you here when somebody does.')
  })

  it('are offered the shift in the URL', async () => {
    const later = {
      ...shift,
      id: '019a0000-0000-7000-8000-000000000003',
      startsAt: '2027-11-27T22:00:00.000Z',
      endsAt: '2027-11-28T06:00:00.000Z',
    }
    const sent: unknown[] = []
    server.use(
      reply('jobs.show', aJob({ shifts: [shift, later] })),
      reply('offers.create', ({ input }) => (sent.push(input), anOffer())),
    )
    show(`?shift=${later.id}`)

    await screen.findByText(/^For Sat 27 Nov 2027, 22:00–06:00 \(8 h\), 0 of 2 places taken/)
    expect(screen.getByRole('link', { name: /^Offered/ }).getAttribute('href')).toBe(
      `/view-applicant/${ids.job}?shift=${later.id}&state=offered`,
    )
    expect(screen.getByRole('link', { name: 'Sam Okoro' }).getAttribute('href')).toBe(
      `/applicant-profile?applicationId=${ids.application}&shift=${later.id}`,
    )
    await userEvent.click(screen.getAllByRole('button', { name: 'Offer the job' })[0] as HTMLElement)
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send the offer' }))

    await expect.poll(() => sent).toMatchObject([{ shiftIds: [later.id] }])
  })

  it('show the next step of a refused offer', async () => {
    server.use(
      reject(
        'offers.create',
        new ApiError('profile.unverified', {
          nextStep: { label: 'Verify your email address', path: '/email-verification' },
        }),
      ),
    )
    show()

    await userEvent.click((await screen.findAllByRole('button', { name: 'Offer the job' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send the offer' }))

    expect((await dialog.findByRole('link', { name: 'Verify your email address' })).getAttribute('href')).toBe(
      '/email-verification',
    )
  })

  it('say why an offer could not be sent', async () => {
    server.use(reject('offers.create', 'offer.exists'))
    show()

    await userEvent.click((await screen.findAllByRole('button', { name: 'Offer the job' }))[0] as HTMLElement)
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send the offer' }))

    await screen.findByText('Sam Okoro: This person already has an open offer for one of these shifts.')
  })

  it('leave the focus in the page when the selection is cleared', async () => {
    const { container } = show()
    const main = Object.assign(document.createElement('main'), { tabIndex: -1 })
    container.append(main)
    await userEvent.click(await screen.findByLabelText('Select Sam Okoro'))

    await userEvent.click(await screen.findByRole('button', { name: 'Clear selection' }))

    await waitFor(() => expect(document.activeElement).toBe(main))
  })

  it('are compared side by side, and offered together', async () => {
    const sent: string[] = []
    server.use(
      reply('offers.create', ({ input }) => {
        sent.push(input.seekerId)
        return anOffer()
      }),
    )
    show()
    await userEvent.click(await screen.findByLabelText('Select Sam Okoro'))
    await userEvent.click(screen.getByLabelText('Select Alex Reed'))

    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }))
    const table = within(await screen.findByRole('table', { name: 'Applicants side by side' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Fact',
      'Sam Okoro',
      'Alex Reed',
    ])
    table.getByRole('row', { name: /Distance Under 5 miles Under 5 miles/ })
    expect(table.getAllByRole('button', { name: 'Offer the job' })).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Offer to 2' }))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: /to 2 people/ })).getByRole('button', { name: 'Send 2 offers' }),
    )

    await screen.findByText('Offers sent to 2 people.')
    expect(sent).toEqual([ids.seeker, ALEX])
  })

  it('are offered the work only up to where it is stopped', async () => {
    let answer = () => {}
    const after = new Promise<void>((resolve) => (answer = resolve))
    const sent: string[] = []
    server.use(
      reply(
        'offers.create',
        ({ input }) => {
          sent.push(input.seekerId)
          return anOffer()
        },
        { after },
      ),
    )
    show()
    await userEvent.click(await screen.findByLabelText('Select Sam Okoro'))
    await userEvent.click(screen.getByLabelText('Select Alex Reed'))
    await userEvent.click(screen.getByRole('button', { name: 'Offer to 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: /to 2 people/ }))
    dialog.getByText(/The first 2 to accept get the places\./)
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 offers' }))

    expect(await dialog.findByRole('progressbar', { name: 'Sending offers…' })).toHaveProperty(
      'ariaValueText',
      '0 of 2 sent',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sending' }))
    answer()

    await screen.findByText('Stopped. Offers sent to 1 of 2 people.')
    expect(sent).toEqual([ids.seeker])
  })

  it('show each open offer, and shifts already offered or agreed are not offered again', async () => {
    const [out, agreed, left] = [20, 21, 22].map((day) => ({
      ...shift,
      id: `019a0000-0000-7000-8000-0000000000${day}`,
      startsAt: `2027-11-${day}T22:00:00.000Z`,
      endsAt: `2027-11-${day + 1}T06:00:00.000Z`,
    })) as [Shift, Shift, Shift]
    const rescinded: string[] = []
    server.use(
      reply('jobs.show', aJob({ shifts: [out, agreed, left] })),
      reply('applications.forJob', [
        anApplicant({
          status: 'accepted',
          agreedShiftIds: [agreed.id],
          offers: [{ id: ids.offer, lapsesAt: '2027-11-19T09:00:00.000Z', shifts: [out] }],
        }),
      ]),
      reply('offers.rescind', ({ input }) => (rescinded.push(input.id), anOffer({ status: 'rescinded' }))),
    )
    const { container } = show('?state=accepted')
    const offers = within(await screen.findByRole('list', { name: 'Offers to Sam Okoro' }))
    offers.getByText(/Sat 20 Nov 2027/)
    await expectNoAxeViolations(container)

    await userEvent.click(screen.getByRole('button', { name: 'Offer more shifts' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Offer Door supervisor to Sam Okoro?' }))
    expect(
      asking
        .getAllByRole('checkbox')
        .map(({ labels }: HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) => labels?.[0]?.textContent),
    ).toEqual([expect.stringContaining('Mon 22 Nov 2027')])
    await userEvent.click(asking.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(offers.getByRole('button', { name: 'Withdraw offer' }))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Withdraw the offer to Sam Okoro?' })).getByRole('button', {
        name: 'Withdraw',
      }),
    )

    await expect.poll(() => rescinded).toEqual([ids.offer])
  })

  it('who charge VAT are marked in the offer, with the amount', async () => {
    server.use(
      reply('applications.forJob', [
        anApplicant({ fit: aFit({ chargesVat: true }) }),
        anApplicant({ id: ALEX, seekerId: ALEX, fullname: 'Alex Reed' }),
      ]),
    )
    show()
    const [sam, alex] = (await screen.findAllByRole('button', { name: 'Offer the job' })) as [HTMLElement, HTMLElement]

    await userEvent.click(sam)
    expect(
      within(await screen.findByRole('dialog', { name: /to Sam Okoro/ })).getByText(
        'Sam Okoro charges VAT: up to £23.20 VAT (20%) on top, up to £139.20 in all.',
      ),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(alex)
    expect(within(await screen.findByRole('dialog', { name: /to Alex Reed/ })).queryByText(/VAT/)).toBeNull()
  })

  it('are turned down with a reason', async () => {
    let sent: unknown
    server.use(
      reply('applications.reject', ({ input }) => {
        sent = input
        return anApplicant({ status: 'rejected' })
      }),
    )
    show()

    await userEvent.click((await screen.findAllByRole('button', { name: 'Turn down' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Turn down' }))
    await dialog.findByText('Say why. The applicant reads it.')
    await userEvent.type(dialog.getByLabelText('Why?'), 'We need more experience.')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn down' }))

    await expect.poll(() => sent).toEqual({ id: ids.application, reason: 'We need more experience.' })
  })

  it('are shortlisted', async () => {
    server.use(reply('applications.note', ({ input }) => anApplicant({ shortlisted: input.shortlisted ?? false })))
    show()
    const [button] = await screen.findAllByRole('button', { name: 'Shortlist' })
    expect(button?.getAttribute('aria-pressed')).toBe('false')

    server.use(reply('applications.forJob', [anApplicant({ shortlisted: true })]))
    await userEvent.click(button as HTMLElement)

    await screen.findByRole('button', { name: 'Shortlist', pressed: true })
  })

  it('are listed with invited workers, whose offers can be withdrawn', async () => {
    let rescinded = false
    server.use(
      reply('offers.list', [anOffer()]),
      reply('offers.rescind', () => {
        rescinded = true
        return anOffer({ status: 'rescinded' })
      }),
    )
    show('?state=offered')

    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw offer' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))

    await expect.poll(() => rescinded).toBe(true)
  })

  it('show a sentence while there are none', async () => {
    server.use(reply('applications.forJob', []))
    show()

    await screen.findByText('Nobody has applied yet. We tell you here when somebody does.')
  })
})

describe('several applicants', () => {
  const chooseBoth = async () => {
    for (const name of ['Sam Okoro', 'Alex Reed'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  }

  it('are shortlisted together, and taken off again by Undo', async () => {
    const asked: unknown[] = []
    server.use(
      reply('manyApplications.shortlist', ({ input }) => {
        asked.push(input)
        return { changed: [ALEX], refused: [] }
      }),
    )
    show()
    await chooseBoth()

    await userEvent.click(screen.getByRole('button', { name: 'Shortlist 2' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))

    await screen.findByText('Undone.')
    expect(asked).toEqual([
      { ids: [ids.application, ALEX].toSorted(), shortlisted: true },
      { ids: [ALEX], shortlisted: false },
    ])
  })

  it('are turned down with one reason, after it says that this cannot be undone; who was not is named', async () => {
    server.use(
      reply('manyApplications.reject', {
        changed: [ALEX],
        refused: [{ id: ids.application, reason: 'This application has been withdrawn.' }],
      }),
    )
    show()
    await chooseBoth()

    await userEvent.click(screen.getByRole('button', { name: 'Turn down 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn 2 applicants down?' }))
    expect(dialog.getByText(/It cannot be undone/)).toBeTruthy()
    await userEvent.type(dialog.getByRole('textbox'), 'The event was moved.')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn down 2' }))

    expect(await screen.findByText('Sam Okoro: This application has been withdrawn.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('stay chosen on coming back, and not in another state', async () => {
    server.use(reply('jobs.list', { data: [], nextCursor: null }), reply('checks.due', []))
    const { router } = show()
    await chooseBoth()

    await router.navigate('/job-assigned')
    await router.navigate(-1)
    expect(await screen.findByRole('heading', { name: '2 chosen' })).toBeTruthy()
    await router.navigate(`/view-applicant/${ids.job}?state=closed`)
    await screen.findByText('No applicants here.')
    await router.navigate(`/view-applicant/${ids.job}`)

    await screen.findByRole('checkbox', { name: 'Select Sam Okoro' })
    expect(screen.queryByRole('heading', { name: '2 chosen' })).toBeNull()
  })
})
