import { defaultPayTerms } from '@s4/domain/pay-terms'
import { expectNoAxeViolations, renderRoutes } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode, SubmitEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CancelWorkModal } from './cancel-work-modal'
import { ReasonModal } from './reason-modal'

const HOUR = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const show = (element: ReactNode) =>
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <main>
            <h1>Work</h1>
            {element}
          </main>
        ),
      },
    ],
    { at: '/' },
  )

const form = () => ({
  busy: false,
  formProps: { onSubmit: vi.fn<(event: SubmitEvent<HTMLFormElement>) => void>((event) => event.preventDefault()) },
  onClose: vi.fn<() => void>(),
})

describe('the reason for something that cannot be undone', () => {
  const open = (error?: string) => {
    const heard = form()
    show(
      <ReasonModal
        title="Turn this application down?"
        hint="Ada reads this."
        confirmLabel="Turn down"
        field={{ name: 'reason', ...(error !== undefined && { error }) }}
        {...heard}
      >
        <p>Ada can apply for another job.</p>
      </ReasonModal>,
    )
    return heard
  }

  it('is asked for below the consequences', async () => {
    const { formProps } = open()

    const dialog = await screen.findByRole('dialog', { name: 'Turn this application down?' })

    expect(within(dialog).getByText('Ada can apply for another job.')).toBeTruthy()
    await expectNoAxeViolations(dialog)
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Why?' }), 'We need two years on doors.')
    await userEvent.click(screen.getByRole('button', { name: 'Turn down' }))
    expect(formProps.onSubmit).toHaveBeenCalledOnce()
  })

  it('says what is missing', async () => {
    open('Say why: Ada will read it.')

    expect(await screen.findByText('Say why: Ada will read it.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Why?' }).getAttribute('aria-invalid')).toBe('true')
  })

  it('is not sent by closing', async () => {
    const { formProps, onClose } = open()

    await userEvent.type(await screen.findByRole('textbox', { name: 'Why?' }), 'A reason')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

    expect(onClose).toHaveBeenCalledOnce()
    expect(formProps.onSubmit).not.toHaveBeenCalled()
  })
})

describe('cancelling work', () => {
  const terms = {
    company: [{ noticeHours: 24, percent: 50 }],
    seeker: [{ noticeHours: 24, percent: 25 }],
    pay: defaultPayTerms,
  }
  const open = (side: 'seeker' | 'company', owed: number) => {
    const work = {
      title: 'Door supervisor',
      zone: 'Europe/London',
      startsAt: fromNow(10),
      endsAt: fromNow(18),
      payPerHour: 1450,
      terms,
      stretches: [],
    }
    const heard = form()
    show(<CancelWorkModal side={side} work={work} owed={owed} field={{ name: 'reason' }} {...heard} />)
    return heard.formProps.onSubmit
  }

  it.each([
    ['a worker with little notice', 'seeker', 2900, 'Cancelling now, you owe the company £29.00.'],
    ['a company with little notice', 'company', 5800, 'Cancelling now, you owe the worker £58.00.'],
    ['a worker with a day and more', 'seeker', 0, 'Cancelling now costs nothing.'],
    ['a company with a day and more', 'company', 0, 'Cancelling now costs nothing.'],
  ] as const)('tells %s (%s, %i) what it costs before anything is sent', async (_who, side, owed, sentence) => {
    const onSubmit = open(side, owed)

    const dialog = await screen.findByRole('dialog', { name: 'Cancel this work?' })

    expect(within(dialog).getByText(sentence)).toBeTruthy()
    expect(within(dialog).queryByText(/One you cancel counts as not kept\./) !== null).toBe(side === 'seeker')
    expect(
      within(dialog)
        .getAllByRole('list')
        .map((list) => list.getAttribute('aria-label')),
    ).toEqual(
      side === 'seeker' ? ['If the company cancels', 'If you cancel'] : ['If you cancel', 'If the worker cancels'],
    )
    expect(onSubmit).not.toHaveBeenCalled()
    await expectNoAxeViolations(dialog)
  })
})
