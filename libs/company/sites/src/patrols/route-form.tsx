import { useContractForm } from '@s4/api-client/forms'
import type { Site } from '@s4/contract'
import { useToast } from '@s4/toast'
import {
  Button,
  CheckboxField,
  ErrorSummary,
  FieldGroup,
  Fieldset,
  Form,
  Inline,
  RadioGroupField,
  Text,
  TextField,
} from '@s4/ui'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useAddRoute } from './patrol-queries'
import type { RouteForm } from './route-fields'

const loadRouteForm = () => import('./route-fields').then(({ RouteForm }) => RouteForm)
type RouteInput = z.input<typeof RouteForm>
type RouteOutput = z.output<typeof RouteForm>

const EMPTY: RouteInput = {
  name: '',
  letters: [],
  anyOrder: false,
  how: 'every',
  everyMinutes: '60',
  timesText: '',
  windowMinutes: '30',
  toleranceMinutes: '5',
}

/** A new route of the site's checkpoints, in the order they are added. */
export function RouteFormSection({ site }: { site: Site }) {
  const add = useAddRoute()
  const toast = useToast()
  const { field, errors, formProps, formState, control, setValue, restart } = useContractForm<RouteInput, RouteOutput>({
    schema: loadRouteForm,
    defaultValues: EMPTY,
    failure: add.error,
    onSubmit: (route) =>
      add.mutate(
        { ...route, id: site.id },
        {
          onSuccess: () => {
            restart(EMPTY)
            toast.success(`${route.name} is on.`)
          },
        },
      ),
  })
  const [letters, how, ...numbers] = useWatch({
    control,
    name: ['letters', 'how', 'everyMinutes', 'windowMinutes', 'toleranceMinutes'],
  })
  const example = exampleText(how, numbers.map(Number))
  const setLetters = (chosen: RouteInput['letters']) =>
    setValue('letters', chosen, { shouldDirty: true, shouldValidate: formState.submitCount > 0 })
  const nameOf = (letter: string) => site.checkpoints.find((point) => point.letter === letter)?.name ?? letter
  const lettersError = errors.find(({ name }) => name.startsWith('letters'))?.message

  return (
    <Form label="New route" {...formProps}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <TextField label="Name of the route" autoComplete="off" {...field('name')} />
      <Fieldset legend="Checkpoints, in the order they are walked" hint={lettersError}>
        {letters.map((letter, index) => (
          <Inline key={letter} justify="between" nowrap>
            <Text>
              {index + 1}. {nameOf(letter)}
            </Text>
            <Button
              tone="plain"
              aria-label={`Take ${nameOf(letter)} off the route`}
              onClick={() => setLetters(letters.filter((each) => each !== letter))}
            >
              Remove
            </Button>
          </Inline>
        ))}
        <Inline>
          {site.checkpoints
            .filter(({ letter }) => !letters.includes(letter))
            .map(({ letter, name }) => (
              <Button key={letter} tone="quiet" size="small" onClick={() => setLetters([...letters, letter])}>
                Add {name}
              </Button>
            ))}
        </Inline>
      </Fieldset>
      <CheckboxField label="In any order" {...field('anyOrder')} />
      <RadioGroupField
        label="When"
        inline
        options={[
          { value: 'every', label: 'Again and again' },
          { value: 'times', label: 'At given times' },
        ]}
        {...field('how')}
      />
      {how === 'times' ? (
        <TextField
          label="Times"
          hint="By the site's clock, like 23:00, 01:30. Those outside a shift are left out."
          autoComplete="off"
          {...field('timesText')}
        />
      ) : (
        <TextField
          label="Every"
          suffix="minutes"
          inputMode="numeric"
          hint="From the start of the shift: 15 to 720."
          {...field('everyMinutes')}
        />
      )}
      <FieldGroup>
        <TextField
          label="Window"
          suffix="minutes"
          inputMode="numeric"
          hint="How long the walk may take: 5 to 240."
          {...field('windowMinutes')}
        />
        <TextField
          label="Tolerance"
          suffix="minutes"
          inputMode="numeric"
          hint="Also allowed before and after: 0 to 60."
          {...field('toleranceMinutes')}
        />
      </FieldGroup>
      {example && (
        <Text size="small" tone="muted">
          {example}
        </Text>
      )}
      <Inline>
        <Button type="submit" busy={add.isPending}>
          Add route
        </Button>
      </Inline>
    </Form>
  )
}

const DAY = 24 * 60
/** `00:35`, some minutes after midnight. */
const clock = (minutes: number) => {
  const ofDay = (minutes + DAY) % DAY
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** What the numbers mean for one walk; null while one of them is missing. */
function exampleText(how: RouteInput['how'], numbers: readonly number[]): string | null {
  const [every = Number.NaN, window = Number.NaN, tolerance = Number.NaN] = numbers
  const asked = how === 'every' ? [every, window, tolerance] : [window, tolerance]
  if (
    !asked.every(
      (number, index) => Number.isInteger(number) && (number > 0 || (index === asked.length - 1 && number === 0)),
    )
  )
    return null
  const start = how === 'every' ? 22 * 60 + every : 23 * 60
  const when =
    how === 'every'
      ? `In a shift from 22:00 the first walk is at ${clock(start)}, the next at ${clock(start + every)}.`
      : 'For a walk at 23:00:'
  return (
    `${when} Codes can be scanned from ${clock(start - tolerance)}. ` +
    `If one is missing at ${clock(start + window + tolerance)}, you get an alert.`
  )
}
