import { ThemeProvider } from '@s4/theme'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { CheckboxField, SwitchField } from './check-fields'
import { CheckboxGroupField, RadioGroupField } from './choice-group-fields'
import { FileField } from './file-field'
import { ErrorSummary, Form } from './form'
import { PasswordField } from './password-field'
import { SelectField } from './select-field'
import { PinField } from './pin-field'
import { TextArea } from './text-area'
import { DateField, TextField, TimeField } from './text-field'

interface Answers {
  name: string
  sector: string
  days: string[]
  pin: string
  terms: boolean
}

const choices = [
  { value: 'door', label: 'Door supervision' },
  { value: 'cctv', label: 'CCTV', hint: 'Public space surveillance' },
]

function ProfileForm({ onAnswers }: { onAnswers: (answers: Answers) => void }) {
  const { register, handleSubmit, formState } = useForm<Answers>({ shouldFocusError: false })
  const { errors, submitCount } = formState
  const listed = Object.entries(errors).map(([name, error]) => ({ name, message: error.message ?? '' }))

  return (
    <Form label="Profile" onSubmit={(event) => void handleSubmit(onAnswers)(event)}>
      <ErrorSummary errors={listed} attempt={submitCount} />
      <TextField
        label="Full name"
        hint="As on your licence"
        error={errors.name?.message}
        {...register('name', { required: 'Enter your full name' })}
      />
      <RadioGroupField
        label="Sector"
        options={choices}
        error={errors.sector?.message}
        {...register('sector', { required: 'Choose a sector' })}
      />
      <CheckboxGroupField label="Days" options={choices} {...register('days')} />
      <PinField label="PIN" {...register('pin')} />
      <CheckboxField label="I agree" {...register('terms')} />
      <button type="submit">Save</button>
    </Form>
  )
}

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('a form of fields', () => {
  it('submits what was typed and chosen, including leading zeros', async () => {
    let answers: Answers | undefined
    render(<ProfileForm onAnswers={(given) => (answers = given)} />)

    await userEvent.type(screen.getByLabelText('Full name'), 'Amara Okafor')
    await userEvent.click(screen.getByRole('radio', { name: 'CCTV' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Door supervision' }))
    await userEvent.type(screen.getByLabelText('PIN'), '0042')
    await userEvent.click(screen.getByLabelText('I agree'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    expect(answers).toEqual({ name: 'Amara Okafor', sector: 'cctv', days: ['door'], pin: '0042', terms: true })
  })

  it('lists the errors, moves focus to the list, and links to each field', async () => {
    render(<ProfileForm onAnswers={() => {}} />)
    await userEvent.type(screen.getByLabelText('PIN'), '12')

    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(screen.getByLabelText('Full name').getAttribute('aria-invalid')).toBe('true')
    expect(described(screen.getByLabelText('Full name'))).toBe('As on your licence Enter your full name')
    expect(described(screen.getByRole('radiogroup', { name: 'Sector' }))).toBe('Choose a sector')
    expect(screen.getByLabelText<HTMLInputElement>('PIN').value).toBe('12')

    await userEvent.click(screen.getByRole('button', { name: 'Enter your full name' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'))
    await userEvent.click(screen.getByRole('button', { name: 'Choose a sector' }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Door supervision' }))
  })

  it('breaks no accessibility rule', async () => {
    const { container } = render(
      <Form label="Everything">
        <TextField label="Pay per hour" prefix="£" suffix="per hour" error="Enter an amount above zero" />
        <TextArea label="Short bio" optional hint="A few sentences" />
        <PasswordField label="Password" autoComplete="current-password" />
        <DateField label="Start date" />
        <TimeField label="Start time" />
        <SelectField label="Role" options={choices} emptyLabel="Choose a role" />
        <RadioGroupField label="Sector" name="sector" options={choices} />
        <CheckboxField label="I have a car" hint="Or a van" />
        <SwitchField label="Companies can find me" />
        <FileField label="Licence photo" hint="JPEG or PNG" />
      </Form>,
    )

    const { violations } = await axe.run(container)

    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})

describe('a password', () => {
  it('can be shown and hidden while it is typed', async () => {
    render(<PasswordField label="Password" />)
    const password = screen.getByLabelText<HTMLInputElement>('Password')

    expect(password.type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password.type).toBe('password')
  })
})

describe('a file', () => {
  it('is named once it is chosen', async () => {
    render(<FileField label="Certificate" />)

    await userEvent.upload(
      screen.getByLabelText('Certificate'),
      new File(['…'], 'first-aid.pdf', { type: 'application/pdf' }),
    )

    expect(screen.getByText('first-aid.pdf')).toBeDefined()
  })
})

it('the summary lists errors in the order of the fields', () => {
  const errors = [
    { name: 'pin', message: 'Give a PIN.' },
    { name: 'title', message: 'Give a title.' },
    { name: 'gone', message: 'Somewhere else.' },
    { name: 'days', message: 'Choose a day.' },
  ]
  render(
    <ThemeProvider>
      <Form label="Job">
        <ErrorSummary errors={errors} attempt={1} />
        <input name="title" aria-label="Title" />
        <input name="days.0.start" aria-label="Start" />
        <input name="pin" aria-label="PIN" />
      </Form>
    </ThemeProvider>,
  )

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Give a title.',
    'Choose a day.',
    'Give a PIN.',
    'Somewhere else.',
  ])
})

it('a form whose checks did not load says so once, as a refusal with the focus, and marks no field', () => {
  render(
    <ThemeProvider>
      <Form label="Profile" notLoaded="Part of this page did not load.">
        <TextField label="Full name" name="name" />
      </Form>
    </ThemeProvider>,
  )

  const said = screen.getByText('Part of this page did not load.')
  expect(said.closest('[role=alert]')).toBeTruthy()
  expect(document.activeElement?.contains(said)).toBe(true)
  expect(screen.getByLabelText('Full name').getAttribute('aria-invalid')).not.toBe('true')
})
