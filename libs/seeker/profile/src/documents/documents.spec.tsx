import { ApiError } from '@s4/contract/api-error'
import type { Certificate, Licence } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Outlet } from 'react-router-dom'
import { profileRoutes } from '../profile-routes'
import { aProfile } from '../testing/a-profile'
import { aScreeningFile } from '../testing/a-screening-file'

/** Stubs everything the profile screen reads, without documents. */
const profileReplies = () => [
  reply('seeker.show', aProfile()),
  reply('certificate.list', []),
  reply('licence.list', []),
  reply('rightToWork.show', null),
  reply('bankDetails.show', null),
  reply('availability.show', { hours: [] }),
  reply('screening.show', aScreeningFile()),
]

const open = (at: string) =>
  renderRoutes(
    (deps) => [
      {
        element: (
          <main>
            <h1>Profile</h1>
            <Outlet />
          </main>
        ),
        children: profileRoutes(deps),
      },
    ],
    { at, session: aSeekerSession() },
  )

const licence: Licence = {
  id: '019a0000-0000-7000-8000-0000000000a1',
  kind: 'sia',
  sector: 'Door Supervision',
  number: '****3456',
  expiresOn: '2026-12-01',
  categories: '',
  file: null,
  fileName: null,
  expiry: 'expiring',
  checks: [
    {
      id: '019a0000-0000-7000-8000-0000000000b1',
      company: 'Acme Security',
      result: 'accepted',
      method: 'sia-register',
      checkedAt: '2026-11-01T09:00:00.000Z',
      note: '',
      current: true,
      answer: null,
      answeredAt: null,
    },
  ],
}
const certificate: Certificate = {
  id: '019a0000-0000-7000-8000-0000000000c1',
  type: 'first-aid-at-work',
  coverPounds: null,
  name: 'First aid at work',
  issuer: '',
  number: null,
  issuedOn: null,
  expiresOn: '2026-11-01',
  file: null,
  fileName: null,
  expiry: 'expired',
  checks: [],
}

describe('a refused licence', () => {
  const refused: Licence = {
    ...licence,
    checks: licence.checks.map((check) => ({ ...check, result: 'refused' as const, note: 'Not on the register.' })),
  }
  const changed = (held: Licence): Licence => ({
    ...held,
    checks: held.checks.map((check) => ({ ...check, current: false })),
  })
  const openWith = (held: Licence) => {
    server.use(reply('licence.list', [held]), reply('seeker.show', aProfile()))
    open('/edit-license')
  }

  it('shows the reason, and is answered', async () => {
    let sent: unknown
    server.use(
      reply('checks.answer', ({ input }) => {
        sent = input
        return { done: true }
      }),
    )
    openWith(refused)

    await screen.findByText('Acme Security: Not on the register.')
    await userEvent.click(screen.getByRole('button', { name: 'Answer Acme Security' }))
    await userEvent.type(await screen.findByLabelText('Your answer'), 'It was renewed last week.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))

    await expect.poll(() => sent).toEqual({ id: refused.checks[0]?.id, answer: 'It was renewed last week.' })
  })

  it('stays refused after a change, with its reason, until the company has looked again', async () => {
    openWith(changed(refused))

    await screen.findByText('Acme Security refused it before and has to look again.')
    screen.getByText('Acme Security: Not on the register.')
    screen.getByRole('button', { name: 'Answer Acme Security' })
  })

  it('that was accepted before its change is not checked any more', async () => {
    openWith(changed(licence))

    await screen.findByText('Not checked by a company yet')
    screen.getByText(/after it was checked by Acme Security. That check no longer counts./)
  })
})

describe('licences', () => {
  it('show their expiry and who checked them', async () => {
    server.use(reply('licence.list', [licence]), reply('seeker.show', aProfile()))

    open('/edit-license')

    expect(await screen.findByText('Expires Tue 1 Dec 2026')).toBeTruthy()
    expect(screen.getByText('Accepted by Acme Security, Sun 1 Nov 2026')).toBeTruthy()
    await expectNoAxeViolations()
  })

  it('are added with the number on the card', async () => {
    const sent: unknown[] = []
    server.use(
      reply('licence.list', []),
      reply('seeker.show', aProfile()),
      reply('licence.create', ({ input }) => {
        sent.push(input)
        return licence
      }),
      reply('session.show', aSeekerSession()),
      ...profileReplies(),
    )
    open('/edit-license?record=new')

    await userEvent.selectOptions(await screen.findByLabelText('Sector'), 'Door Supervision')
    await userEvent.type(screen.getByLabelText('SIA licence number'), '1012 3456 7890 3456')
    await userEvent.type(screen.getByLabelText('Expires'), '2028-01-01')
    await userEvent.click(screen.getByRole('button', { name: 'Save licence' }))

    expect(await screen.findByText('Your licence is saved.')).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Add your right to work' })).toBeTruthy()
    expect(sent).toMatchObject([
      { kind: 'sia', sector: 'Door Supervision', number: '1012 3456 7890 3456', expiresOn: '2028-01-01' },
    ])
  })

  it('say what is wrong with a driving licence’s number, and ask for no sector', async () => {
    server.use(reply('licence.list', []), reply('seeker.show', aProfile()))
    open('/edit-license?record=new')

    await userEvent.click(await screen.findByLabelText('Driving licence'))
    await userEvent.type(screen.getByLabelText('Driving licence number'), 'MORGA673054SM9IJ')
    await userEvent.type(screen.getByLabelText('Expires'), '2028-01-01')
    await userEvent.click(screen.getByRole('button', { name: 'Save licence' }))

    expect(await screen.findAllByText(/Enter the 16 characters of number 5/)).not.toHaveLength(0)
    expect(screen.queryByLabelText('Sector')).toBeNull()
  })
})

it('an expired certificate says so, in words', async () => {
  server.use(reply('certificate.list', [certificate]), reply('seeker.show', aProfile()))

  open('/edit-certificate')

  expect(await screen.findByText('Expired Sun 1 Nov 2026')).toBeTruthy()
})

it('an insurance is added with its cover', async () => {
  const sent: unknown[] = []
  server.use(
    reply('certificate.list', []),
    reply('seeker.show', aProfile()),
    reply('certificate.create', ({ input }) => {
      sent.push(input)
      return certificate
    }),
    reply('session.show', aSeekerSession()),
  )
  open('/edit-certificate?record=new')

  await userEvent.selectOptions(await screen.findByLabelText('Kind'), 'Public liability insurance')
  await userEvent.type(screen.getByLabelText('Expires (optional)'), '2027-01-31')
  await userEvent.click(screen.getByRole('button', { name: 'Save certificate' }))
  await screen.findAllByText('An insurance, and nothing else, has a cover in pounds.')
  await userEvent.type(screen.getByLabelText('Cover'), '2000000')
  await userEvent.click(screen.getByRole('button', { name: 'Save certificate' }))

  await expect
    .poll(() => sent)
    .toMatchObject([{ type: 'public-liability', name: 'Public liability insurance', coverPounds: 2_000_000 }])
})

it('says what another tab changed of a certificate, and takes theirs of a masked number by leaving it', async () => {
  const held = { ...certificate, expiresOn: '2027-11-01', number: '****111', file: '/api/files/1', issuer: 'Red Cross' }
  const sent: unknown[] = []
  const changed = [
    { field: 'number', before: '****111', now: '****222', yours: '****333' },
    { field: 'issuedOn', before: null, now: '2026-01-05', yours: null },
  ]
  server.use(
    reply('certificate.list', [held]),
    reply('seeker.show', aProfile()),
    reply('session.show', aSeekerSession()),
    reject('certificate.update', new ApiError('record.changed', { facts: { changed } })),
  )
  open(`/edit-certificate?record=${held.id}`)
  await userEvent.type(await screen.findByLabelText(/^Number/), 'FA-333')
  await userEvent.click(screen.getByRole('button', { name: 'Save certificate' }))

  expect(await screen.findByText(/was \*{4}111, now \*{4}222\. You typed \*{4}333\./)).toBeTruthy()
  expect(screen.getByText(/was nothing, now Mon 5 Jan 2026\./)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Issued/).value).toBe('2026-01-05')
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs: Number' }))
  server.use(
    reply('certificate.update', ({ input }) => {
      sent.push(input)
      return held
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save certificate' }))

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    number: '',
    issuedOn: '2026-01-05',
    before: { number: '****222', issuedOn: '2026-01-05', issuer: 'Red Cross', fileId: '/api/files/1' },
  })
})

it('languages and clothing are declared beside the certificates', async () => {
  let sent: unknown
  server.use(
    reply('certificate.list', []),
    reply('seeker.show', aProfile({ skills: ['own-black-suit'] })),
    reply('seeker.update', ({ input }) => {
      sent = input
      return aProfile()
    }),
    reply('session.show', aSeekerSession()),
  )
  open('/edit-certificate')

  await userEvent.type(await screen.findByLabelText('Find a language (optional)'), 'pol')
  await userEvent.click(screen.getByLabelText('Polish, fluent'))
  await userEvent.clear(screen.getByLabelText('Find a language (optional)'))
  expect(screen.queryByLabelText('Polish, conversational')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Polish, fluent').checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Save languages and clothing' }))

  await expect
    .poll(() => sent)
    .toEqual({
      skills: ['fluent-polish', 'own-black-suit'],
      before: { skills: ['own-black-suit'] },
    })
  await expectNoAxeViolations()
})

it('says why a picture is refused', async () => {
  server.use(reply('seeker.show', aProfile()), reject('files.create', 'file.unreadable'))
  open('/edit-personal-details')

  await userEvent.upload(
    await screen.findByLabelText('Choose a picture (optional)'),
    new File(['x'], 'me.heic', { type: 'image/heic' }),
  )

  expect(await screen.findByText(/damaged or is not what its name says/)).toBeTruthy()
})

it('a file on its way says how much has left, and is stopped by Cancel', async () => {
  let answer = () => {}
  const after = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    reply('certificate.list', []),
    reply('seeker.show', aProfile()),
    reject('files.create', 'file.unreadable', {}, { after }),
  )
  open('/edit-certificate?record=new')
  await userEvent.upload(
    await screen.findByLabelText('A copy of it (optional)'),
    new File(['copy'], 'passport.jpg', { type: 'image/jpeg' }),
  )

  expect(await screen.findByRole('progressbar', { name: 'Sending passport.jpg…' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel sending passport.jpg' }))

  expect(await screen.findByText('passport.jpg was not sent. Choose it again to send it.')).toBeTruthy()
  answer()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('shows the next step of a refused file', async () => {
  server.use(
    reply('certificate.list', []),
    reply('seeker.show', aProfile()),
    reject(
      'files.create',
      new ApiError('profile.unverified', {
        nextStep: { label: 'Verify your email address', path: '/email-verification' },
      }),
    ),
  )
  open('/edit-certificate?record=new')

  await userEvent.upload(
    await screen.findByLabelText('A copy of it (optional)'),
    new File(['x'], 'scan.pdf', { type: 'application/pdf' }),
  )

  expect((await screen.findByRole('link', { name: 'Verify your email address' })).getAttribute('href')).toBe(
    '/email-verification',
  )
})

it('a file over 10 MB is refused before it is sent', async () => {
  server.use(reply('certificate.list', []), reply('seeker.show', aProfile()))
  open('/edit-certificate?record=new')
  const large = new File([new Uint8Array(11 * 1024 * 1024)], 'scan.pdf', { type: 'application/pdf' })

  await userEvent.upload(await screen.findByLabelText('A copy of it (optional)'), large)

  expect(await screen.findByText('Files can be up to 10 MB.')).toBeTruthy()
})

describe('a sealed number', () => {
  it('is shown and hidden again', async () => {
    server.use(reply('seeker.show', aProfile()), reply('seeker.reveal', { value: '22345 67890' }))
    open('/edit-utr-number')

    await userEvent.click(await screen.findByRole('button', { name: 'Show Unique Taxpayer Reference' }))
    expect(await screen.findByText('22345 67890')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Hide Unique Taxpayer Reference' }))

    expect(screen.getByText('******7890')).toBeTruthy()
  })

  it('stays hidden when the person does not confirm who they are', async () => {
    server.use(reply('seeker.show', aProfile()), reject('seeker.reveal', 'session.recent-sign-in-needed'))
    open('/edit-utr-number')

    await userEvent.click(await screen.findByRole('button', { name: 'Show Unique Taxpayer Reference' }))

    expect(await screen.findByText('Confirm it is you. Sign in again to continue.')).toBeTruthy()
  })
})

describe('bank details', () => {
  it('refuse what cannot be an account, each beside its field', async () => {
    server.use(reply('bankDetails.show', null))
    open('/User-BankDetails')

    await userEvent.type(await screen.findByLabelText('Sort code'), '30943')
    await userEvent.type(screen.getByLabelText('Account number'), '12345')
    await userEvent.click(screen.getByRole('button', { name: 'Save bank account' }))

    // In the summary and at the field.
    expect(await screen.findAllByText('Enter the name on the account')).toHaveLength(2)
    expect(screen.getAllByText('Enter a valid sort code like 309430')).toHaveLength(2)
    expect(screen.getAllByText('Account number must be between 6 and 8 digits')).toHaveLength(2)
    await expectNoAxeViolations()
  })

  it('are sent without spaces and dashes', async () => {
    const sent: unknown[] = []
    server.use(
      reply('bankDetails.show', null),
      reply('session.show', aSeekerSession()),
      reply('bankDetails.replace', ({ input }) => {
        sent.push(input)
        return {
          accountName: 'Ada Byron',
          sortCode: '**-**-30',
          accountNumber: '****3445',
          rollNumber: '',
          changedAt: '2026-11-21T09:00:00.000Z',
        }
      }),
      ...profileReplies(),
    )
    open('/User-BankDetails')

    await userEvent.type(await screen.findByLabelText('Name on the account'), 'Ada Byron')
    await userEvent.type(screen.getByLabelText('Sort code'), '30-94-30')
    await userEvent.type(screen.getByLabelText('Account number'), '733 445')
    await userEvent.click(screen.getByRole('button', { name: 'Save bank account' }))

    expect(await screen.findByText(/Your bank account is saved/)).toBeTruthy()
    const before = { accountName: null, sortCode: null, accountNumber: null, rollNumber: null }
    expect(sent).toEqual([
      { accountName: 'Ada Byron', sortCode: '309430', accountNumber: '00733445', rollNumber: '', before },
    ])
  })
})

it('the right to work is not chosen before somebody chooses', async () => {
  server.use(reply('rightToWork.show', null), reply('seeker.show', aProfile()))
  open('/edit-right-to-work')

  const passport = await screen.findByRole('radio', { name: 'British or Irish passport' })
  expect((passport as HTMLInputElement).checked).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Save right to work' }))

  expect(await screen.findAllByText('Choose how you will prove it.')).not.toHaveLength(0)
})

it('the right to work by share code asks for one that is for work', async () => {
  server.use(reply('rightToWork.show', null), reply('seeker.show', aProfile()))
  open('/edit-right-to-work')

  await userEvent.click(await screen.findByLabelText('A Home Office share code'))
  await userEvent.type(screen.getByLabelText('Share code'), 'S9X6GY2S2')
  await userEvent.click(screen.getByRole('button', { name: 'Save right to work' }))

  expect(await screen.findAllByText(/This code is not for work/)).not.toHaveLength(0)
})

describe('availability', () => {
  it('is saved as a weekly pattern', async () => {
    const sent: unknown[] = []
    server.use(
      reply('seeker.show', aProfile()),
      reply('certificate.list', []),
      reply('licence.list', []),
      reply('rightToWork.show', null),
      reply('bankDetails.show', null),
      reply('availability.show', { hours: [] }),
      reply('screening.show', aScreeningFile()),
      reply('availability.replace', ({ input }) => {
        sent.push(input)
        return input
      }),
      reply('session.show', aSeekerSession()),
    )
    open('/edit-availability')

    expect(await screen.findByText(/^You have given no hours yet\./)).toBeTruthy()
    await userEvent.selectOptions(await screen.findByLabelText('Friday'), 'Certain hours')
    await userEvent.type(screen.getByLabelText('Friday from'), '20:00')
    await userEvent.type(screen.getByLabelText('Friday until'), '04:00')
    await userEvent.selectOptions(screen.getByLabelText('Saturday'), 'Any time')
    await userEvent.click(screen.getByRole('button', { name: 'Save week' }))

    expect(await screen.findByText('Your availability is saved.')).toBeTruthy()
    expect(sent).toEqual([
      {
        before: { hours: [] },
        hours: [
          { weekday: 5, start: '20:00', end: '04:00' },
          { weekday: 6, start: '00:00', end: '00:00' },
        ],
      },
    ])
  })

  it('copies Monday to the other days, and says that work often ends after the evening', async () => {
    server.use(reply('seeker.show', aProfile()), reply('availability.show', { hours: [] }))
    open('/edit-availability')

    await userEvent.selectOptions(await screen.findByLabelText('Monday'), 'Certain hours')
    await userEvent.type(screen.getByLabelText('Monday from'), '16:00')
    await userEvent.type(screen.getByLabelText('Monday until'), '23:00')
    await userEvent.click(screen.getByRole('button', { name: 'Copy Monday to the other days' }))

    expect(screen.getByLabelText('Sunday until')).toHaveProperty('value', '23:00')
    expect(screen.getByText(/^You end at 23:00 on Monday\./)).toBeTruthy()
  })

  it('says everything that is wrong at once, each with its day', async () => {
    server.use(reply('seeker.show', aProfile()), reply('availability.show', { hours: [] }))
    open('/edit-availability')

    await userEvent.selectOptions(await screen.findByLabelText('Friday'), 'Certain hours')
    await userEvent.selectOptions(screen.getByLabelText('Sunday'), 'Certain hours')
    await userEvent.type(screen.getByLabelText('Sunday from'), '20:00')
    await userEvent.type(screen.getByLabelText('Sunday until'), '20:00')
    await userEvent.click(screen.getByRole('button', { name: 'Save week' }))

    const wrong = await screen.findAllByRole('button', { name: /^(Enter the time|On Sunday)/ })
    expect(wrong.map(({ textContent }) => textContent)).toEqual([
      'Enter the time from which you are free on Friday, like 22:00.',
      'Enter the time until which you are free on Friday, like 22:00.',
      'On Sunday the end is the same as the start. Choose “Any time” for the whole day.',
    ])
  })

  it('saves a distance that was typed, too, and stays when that cannot be saved', async () => {
    const sent: unknown[] = []
    server.use(
      reply('seeker.show', aProfile({ maxDistanceKm: 40 })),
      reply('certificate.list', []),
      reply('licence.list', []),
      reply('rightToWork.show', null),
      reply('bankDetails.show', null),
      reply('screening.show', aScreeningFile()),
      reply('availability.show', { hours: [] }),
      reply('seeker.update', ({ input }) => (sent.push(input), aProfile())),
      reply('availability.replace', ({ input }) => (sent.push(input), input)),
      reply('session.show', aSeekerSession()),
    )
    open('/edit-availability')
    const miles = await screen.findByLabelText<HTMLInputElement>('How far from home')
    await userEvent.clear(miles)
    await userEvent.type(miles, '999')
    await userEvent.selectOptions(screen.getByLabelText('Saturday'), 'Any time')
    await userEvent.click(screen.getByRole('button', { name: 'Save week' }))

    expect(await screen.findByText('Enter 310 or fewer.')).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.clear(miles)
    await userEvent.type(miles, '10')
    await userEvent.click(screen.getByRole('button', { name: 'Save week' }))

    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent).toMatchObject([{ maxDistanceKm: 16 }, { hours: [{ weekday: 6 }] }])
  })

  it('says which week another tab saved, and keeps the one that was typed', async () => {
    const theirs = [{ weekday: 1, start: '08:00', end: '16:00' }]
    const mine = [{ weekday: 6, start: '00:00', end: '00:00' }]
    const changed = [{ field: 'hours', before: [], now: theirs, yours: mine }]
    server.use(
      reply('availability.show', { hours: [] }),
      reply('seeker.show', aProfile()),
      reject('availability.replace', new ApiError('record.changed', { facts: { changed } })),
    )
    open('/edit-availability')
    await userEvent.selectOptions(await screen.findByLabelText('Saturday'), 'Any time')
    await userEvent.click(screen.getByRole('button', { name: 'Save week' }))

    expect(await screen.findByText(/was not available, now Mon 08:00–16:00\. You typed Sat any time\./)).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>('Saturday').value).toBe('always')
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs: Your week' }))
    expect(screen.getByLabelText<HTMLInputElement>('Monday from').value).toBe('08:00')
    expect(screen.getByLabelText<HTMLSelectElement>('Saturday').value).toBe('never')
  })

  it('lets companies find somebody only once they choose it', async () => {
    const sent: unknown[] = []
    server.use(
      reply('availability.show', { hours: [] }),
      reply('seeker.show', () => aProfile({ findable: sent.length > 0 })),
      reply('seeker.update', ({ input }) => {
        sent.push(input)
        return aProfile({ findable: true })
      }),
    )
    open('/edit-availability')

    const found = await screen.findByRole<HTMLInputElement>('switch', { name: 'Companies may find me' })
    expect(found.checked).toBe(false)
    await userEvent.click(found)

    expect(found.checked).toBe(true)
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(sent).toEqual([{ findable: true }])
  })

  it('asks in miles how far somebody travels', async () => {
    const sent: unknown[] = []
    server.use(
      reply('availability.show', { hours: [] }),
      reply('seeker.show', aProfile({ maxDistanceKm: 40 })),
      reply('seeker.update', ({ input }) => {
        sent.push(input)
        return aProfile()
      }),
    )
    open('/edit-availability')

    const miles = await screen.findByLabelText<HTMLInputElement>('How far from home')
    expect(miles.value).toBe('25')
    await userEvent.clear(miles)
    await userEvent.type(miles, '10')
    await userEvent.click(screen.getByRole('button', { name: 'Save distance' }))

    await waitFor(() => expect(sent).toEqual([{ maxDistanceKm: 16 }]))
  })
})
