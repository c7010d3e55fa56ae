import { aCompanySession, expectKeptWhole, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { hiringRoutes } from '../hiring-routes'
import { aFit, aJob, anApplicant, anOffer, aProfile, ids, shift } from '../testing/people'

const show = (more = '') =>
  renderRoutes(hiringRoutes, {
    at: `/applicant-profile?applicationId=${ids.application}${more}`,
    session: aCompanySession(),
  })
const licence = {
  kind: 'licence' as const,
  id: ids.licence,
  name: 'SIA licence, Door Supervision',
  version: 2,
  expiresOn: '2029-12-31',
  file: null,
  rightToWork: null,
  state: 'not-checked' as const,
  check: null,
}
const given = { utr: true, nino: false, bank: true, drivingLicence: false }

beforeEach(() => {
  server.use(
    reply('jobs.show', aJob()),
    reply('applications.show', aProfile()),
    reply('workerDocuments.list', { documents: [licence], formerChecks: [], given, mayReveal: false }),
  )
})

describe('an applicant', () => {
  it('opens by its URL', async () => {
    const { container } = show()

    await screen.findByRole('heading', { name: 'Sam Okoro' })

    screen.getByText('Door supervisor, Northgate Security')
    screen.getByText('1 job since 2016')
    screen.getByText('14 of 15')
    screen.getByText(
      'UTR: given · National Insurance number: not given · Bank details: given · Driving licence: not given',
    )
    await expectNoAxeViolations(container)
  })

  it('keeps the places of what cannot be done any more when they accept while it is looked at', async () => {
    server.use(reply('applications.show', aProfile({ status: 'offered' })))
    const { queryClient } = show()
    await screen.findByRole('button', { name: 'Turn down' })

    server.use(reply('applications.show', aProfile({ status: 'accepted' })))
    await queryClient.invalidateQueries()

    await screen.findByText('Accepted')
    expect(screen.queryByRole('button', { name: 'Turn down' })).toBeNull()
    expect(screen.getByText('Turn down').closest('[inert]')).toBeTruthy()
  })

  it('has no places to keep where they had accepted before', async () => {
    server.use(reply('applications.show', aProfile({ status: 'accepted' })))
    show()

    await screen.findByText('Accepted')
    expect(screen.queryByText('Turn down')).toBeNull()
  })

  it('shows the facts first, then one main action with two others, and the rest behind a press', async () => {
    show()

    const offer = await screen.findByRole('button', { name: 'Offer the job' })
    for (const fact of ['SIA licence', 'Right to work', 'Experience', 'Distance', 'Rating']) {
      const term = screen.getAllByText(fact)[0]
      expect(term?.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    expect(within(offer.parentElement ?? offer).getAllByRole('button')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Block Sam Okoro for your jobs' })).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'More actions for Sam Okoro' }))
    screen.getByRole('button', { name: 'Block Sam Okoro for your jobs' })
  })

  it('whose application has ended has a closed profile', async () => {
    server.use(reply('applications.show', aProfile({ status: 'withdrawn', fit: null, shortBio: '', experiences: [] })))
    show()

    await screen.findByText(/This application has ended, so Sam Okoro’s profile is closed to you/)

    for (const title of ['Documents', 'Experience', 'Education'])
      expect(screen.queryByRole('heading', { name: title })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Sam Okoro' }))
    expect(screen.queryByRole('button', { name: 'Save to your workers' })).toBeNull()
    expect(screen.queryByRole('link', { name: /Message/ })).toBeNull()
  })

  it('is not written to while they ask for help in secret, and it is said why', async () => {
    server.use(reply('applications.show', aProfile({ inSecret: true })))
    show()

    await screen.findByText('Asked for help in secret: do not call or write to their phone.')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Sam Okoro' }))
    expect(screen.queryByRole('link', { name: /Message/ })).toBeNull()
  })

  it('is offered the shift in the URL, and the way back keeps it', async () => {
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
    show(`&shift=${later.id}`)

    await screen.findByText('Sat 27 Nov 2027, 22:00–06:00 (8 h)')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Sam Okoro' }))
    expect(screen.getByRole('link', { name: 'All applicants for this shift' }).getAttribute('href')).toBe(
      `/view-applicant/${ids.job}?shift=${later.id}`,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Offer the job' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send the offer' }))

    await expect.poll(() => sent).toMatchObject([{ shiftIds: [later.id] }])
  })

  it('has the offer with the answer of the server, before anything is read again', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Offer the job' }))
    const dialog = within(await screen.findByRole('dialog'))
    server.use(
      reply('offers.create', anOffer({ applicationId: ids.application, shifts: [shift] })),
      reply('applications.show', () => new Promise<never>(() => undefined)),
    )

    await userEvent.click(dialog.getByRole('button', { name: 'Send the offer' }))

    expect(await screen.findByRole('list', { name: 'Offers to Sam Okoro' })).toBeTruthy()
    expect(screen.getByText('Offered')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Offer the job' })).toBeNull()
  })

  it('whose SIA licence was accepted is not called only declared', async () => {
    server.use(reply('applications.show', aProfile({ fit: aFit({ licence: 'accepted' }) })))
    show()

    expect(await screen.findByText('Accepted by you')).toBeTruthy()
    expect(screen.queryByText(/Declared/)).toBeNull()
  })

  it('who charges VAT is marked', async () => {
    server.use(reply('applications.show', aProfile({ fit: aFit({ chargesVat: true }) })))
    show()

    expect(await screen.findByText('Registered: 20% comes on top of the pay')).toBeTruthy()
  })

  it('has a note only the company reads', async () => {
    let sent: unknown
    server.use(
      reply('applications.note', ({ input }) => {
        sent = input
        return anApplicant({ companyNote: input.companyNote ?? '' })
      }),
    )
    show()

    await userEvent.type(await screen.findByLabelText('Your note (optional)'), 'Good with crowds.')
    await userEvent.click(screen.getByRole('button', { name: 'Save the note' }))

    await screen.findByRole('button', { name: 'Saved' })
    expect(sent).toEqual({
      id: ids.application,
      companyNote: 'Good with crowds.',
      before: { companyNote: '' },
    })
  })

  it('keeps a note that is too long, and says how long it may be', async () => {
    show()

    const field = await screen.findByLabelText('Your note (optional)')
    await expectKeptWhole({ field, limit: 1000, send: 'Save the note' })
  })

  it('is saved to the company’s workers', async () => {
    server.use(
      reply('workers.save', {
        seekerId: ids.seeker,
        fullname: 'Sam Okoro',
        picture: null,
        note: '',
        doNotSend: false,
        block: null,
        engagement: { kind: 'self-employed', payrollNumber: '', since: null, proposed: null },
        teams: [],
        tags: [],
        workedHere: 0,
        rating: { stars: null, count: 0 },
        savedAt: '2026-11-16T09:00:00.000Z',
        inSecret: false,
      }),
    )
    show()

    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Sam Okoro' }))
    const save = screen.getByRole('button', { name: 'Save to your workers' })
    server.use(reply('applications.show', aProfile({ saved: { note: '', doNotSend: false } })))
    await userEvent.click(save)

    await screen.findByText('On your list of saved workers.')
    let removed: unknown
    server.use(
      reply('workers.remove', ({ input }) => ((removed = input), { done: true as const })),
      reply('applications.show', aProfile({ saved: null })),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Save to your workers' })).toBeTruthy()
    expect(removed).toMatchObject({ id: expect.any(String) })
    server.use(reply('applications.show', aProfile({ saved: { note: '', doNotSend: false } })))
    await userEvent.click(screen.getByRole('button', { name: 'Save to your workers' }))
    await screen.findByText('On your list of saved workers.')
    screen.getByRole('button', { name: 'Block Sam Okoro for your jobs' })
  })
})

describe('the documents of an applicant', () => {
  it('keep a note of a check that is too long, and say how long it may be', async () => {
    server.use(reply('workerDocuments.list', { documents: [licence], formerChecks: [], given, mayReveal: true }))
    show()

    await userEvent.click(await screen.findByRole('button', { name: 'Check' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Check: .* of Sam Okoro$/ }))
    await userEvent.selectOptions(dialog.getByLabelText('How it was checked'), 'On the SIA’s public register')
    await userEvent.click(dialog.getByLabelText('Accepted'))
    const field = dialog.getByLabelText('Note (optional)')
    await expectKeptWhole({ field, limit: 300, send: 'Record the check as accepted' })
  })

  it('are checked only by what the company says: nothing is chosen beforehand', async () => {
    let sent: unknown
    server.use(
      reply('workerDocuments.list', { documents: [licence], formerChecks: [], given, mayReveal: true }),
      reply('checks.record', ({ input }) => {
        sent = input
        return { done: true }
      }),
    )
    show()

    await userEvent.click(await screen.findByRole('button', { name: 'Check' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Check: .* of Sam Okoro$/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Record the check' }))
    await dialog.findByText('Choose how it was checked.')
    dialog.getByText('Choose a result.')
    expect(sent).toBeUndefined()

    await userEvent.selectOptions(dialog.getByLabelText('How it was checked'), 'On the SIA’s public register')
    await userEvent.click(dialog.getByLabelText('Accepted'))
    await userEvent.click(dialog.getByRole('button', { name: 'Record the check as accepted' }))

    await expect
      .poll(() => sent)
      .toEqual({
        checks: [
          {
            seekerId: ids.seeker,
            kind: 'licence',
            documentId: ids.licence,
            version: 2,
            lastCheckId: null,
            method: 'sia-register',
            result: 'accepted',
            note: '',
          },
        ],
      })
  })

  it.each([
    ['passport', 'British or Irish passport', 'Show date of birth'],
    ['shareCode', 'Share code', 'Show share code and date of birth'],
  ] as const)('say how the right to work is shown: %s', async (kind, text, reveal) => {
    const record = {
      ...licence,
      kind: 'right-to-work' as const,
      id: null,
      name: 'right-to-work record',
      rightToWork: { kind, restrictions: '20 hours a week in term time' },
    }
    server.use(reply('workerDocuments.list', { documents: [record], formerChecks: [], given, mayReveal: true }))
    show()

    await screen.findByText(new RegExp(`${text} · Restrictions: 20 hours a week in term time`))
    expect(screen.getByRole('button', { name: reveal })).toBeTruthy()
  })

  it('are recorded as they were when the form was opened, whatever changes behind it', async () => {
    let sent: unknown
    server.use(
      reply('workerDocuments.list', { documents: [licence], formerChecks: [], given, mayReveal: true }),
      reply('checks.record', ({ input }) => {
        sent = input
        return { done: true }
      }),
    )
    const { queryClient } = show()

    await userEvent.click(await screen.findByRole('button', { name: 'Check' }))
    const dialog = within(await screen.findByRole('dialog'))
    server.use(
      reply('workerDocuments.list', {
        documents: [{ ...licence, version: 3, expiresOn: '2031-01-31' }],
        formerChecks: [],
        given,
        mayReveal: true,
      }),
    )
    await queryClient.invalidateQueries()
    await screen.findByText('Expires Fri 31 Jan 2031')
    await userEvent.selectOptions(dialog.getByLabelText('How it was checked'), 'A copy was seen')
    await userEvent.click(dialog.getByLabelText('Accepted'))
    await userEvent.click(dialog.getByRole('button', { name: 'Record the check as accepted' }))

    await expect.poll(() => sent).toMatchObject({ checks: [{ version: 2 }] })
  })

  it('are refused with a reason only', async () => {
    server.use(reply('workerDocuments.list', { documents: [licence], formerChecks: [], given, mayReveal: true }))
    show()

    await userEvent.click(await screen.findByRole('button', { name: 'Check' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('How it was checked'), 'A copy was seen')
    await userEvent.click(dialog.getByLabelText('Refused'))
    await userEvent.click(dialog.getByRole('button', { name: 'Record the check as refused' }))

    await dialog.findByText('Say why. The worker reads this.')
  })

  it('that are gone keep what was checked of them', async () => {
    const former = {
      id: ids.offer,
      kind: 'licence' as const,
      name: 'SIA licence, CCTV',
      expiresOn: '2027-01-31',
      restrictions: '',
      result: 'accepted' as const,
      method: 'sia-register' as const,
      note: '',
      checkedAt: '2026-11-16T09:00:00.000Z',
      checkedBy: 'mo@harbour.example',
    }
    server.use(reply('workerDocuments.list', { documents: [licence], formerChecks: [former], given, mayReveal: false }))
    show()

    await userEvent.click(await screen.findByText('Checks of removed documents (1)'))
    const [line] = screen.getAllByText('SIA licence, CCTV')
    expect(line?.closest('li')?.textContent).toContain('Accepted then')
    screen.getByText(/Expires Sun 31 Jan 2027 · Checked Mon 16 Nov 2026, 09:00 by mo@harbour.example/)
  })

  it('say who checked them, when and how, and what the worker answered', async () => {
    const check = {
      id: ids.offer,
      result: 'refused' as const,
      method: 'sia-register' as const,
      note: 'Not on the register.',
      name: licence.name,
      expiresOn: '2027-03-31',
      checkedAt: '2026-11-16T09:00:00.000Z',
      restrictions: '',
      checkedBy: 'mo@harbour.example',
      answer: 'It was renewed last week.',
      answeredAt: '2026-11-16T10:00:00.000Z',
    }
    server.use(
      reply('workerDocuments.list', {
        documents: [{ ...licence, state: 'refused', check }],
        formerChecks: [],
        given,
        mayReveal: false,
      }),
    )
    show()

    await screen.findByText(
      /Checked Mon 16 Nov 2026, 09:00 by mo@harbour.example, on the SIA’s public register: Not on the register./,
    )
    screen.getByText('The worker answers: It was renewed last week.')
  })

  it.each([
    [{}, 'It expired Wed 31 Mar 2027, now Fri 31 Mar 2028.'],
    [
      { expiresOn: '2028-03-31' },
      'The last day is as you checked it. The number, the file, or the worker’s name or date of birth is new.',
    ],
  ])('say what changed since a check', async (checked, text) => {
    const check = {
      id: ids.offer,
      result: 'accepted' as const,
      method: 'sia-register' as const,
      note: '',
      name: licence.name,
      expiresOn: '2027-03-31',
      checkedAt: '2026-11-16T09:00:00.000Z',
      restrictions: '',
      checkedBy: null,
      answer: null,
      answeredAt: null,
      ...checked,
    }
    const documents = [{ ...licence, expiresOn: '2028-03-31', state: 'changed' as const, check }]
    server.use(reply('workerDocuments.list', { documents, formerChecks: [], given, mayReveal: false }))
    show()

    await screen.findByText(text)
  })

  it('show no numbers and allow no check without an open application or agreed work', async () => {
    show()

    await screen.findByText(/You can check these while Sam Okoro has an open application/)

    expect(screen.queryByRole('button', { name: 'Show the number' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Check' })).toBeNull()
  })

  it('show the number on request with an open application, in the dialog of the check too', async () => {
    server.use(
      reply('workerDocuments.list', { documents: [licence], formerChecks: [], given, mayReveal: true }),
      reply('workerDocuments.reveal', { number: '1012345678903456', dateOfBirth: null }),
    )
    show()

    await userEvent.click(await screen.findByRole('button', { name: 'Check' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(`Sam Okoro: ${licence.name}, expires Mon 31 Dec 2029`)
    await userEvent.click(dialog.getByRole('button', { name: 'Show the number' }))
    await dialog.findByText('1012345678903456')
  })
})

it('without an id, the page links to the jobs', async () => {
  renderRoutes(hiringRoutes, { at: '/applicant-profile', session: aCompanySession() })

  expect((await screen.findByRole('link', { name: 'Your jobs' })).getAttribute('href')).toBe('/recents-jobs')
})
