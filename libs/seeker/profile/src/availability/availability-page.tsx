import { useContractForm, type FilledForm } from '@s4/api-client/forms'
import type { AvailableHours } from '@s4/contract'
import { weeklyHoursText } from '@s4/domain/available-hours'
import { milesToKilometres, kilometresToMiles } from '@s4/domain/miles'
import { useChange } from '@s4/queries'
import {
  Button,
  ButtonLink,
  ErrorSummary,
  FieldGroup,
  Form,
  Inline,
  SavedMark,
  Section,
  SelectField,
  Stack,
  SwitchField,
  Text,
  TextField,
  TimeField,
} from '@s4/ui'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { Travel } from './availability-fields'
import { endsInTheEvening, MAX_MILES, toHours, weekdays, toWeek } from './availability-pattern'
import { EditPage } from '../edit/edit-page'
import { useAvailability, useProfile, useSaveProfile } from '../queries/profile-queries'
import { PROFILE_PATH, useContinueProfile } from '../edit/use-continue-profile'

const choices = [
  { value: 'never', label: 'Not available' },
  { value: 'always', label: 'Any time' },
  { value: 'hours', label: 'Certain hours' },
]
const loadTravel = () => import('./availability-fields').then(({ Travel }) => Travel)
const loadWeek = () => import('./availability-fields').then(({ WeekFields }) => WeekFields)

/** Weekly hours, travel distance, and whether companies may find the worker. */
export function AvailabilityPage() {
  const distance = useDistance()
  return (
    <EditPage
      title="Availability"
      beside={{
        label: 'Who finds you, and how far you travel',
        content: (
          <>
            <Findable />
            <Distance distance={distance} />
          </>
        ),
      }}
    >
      <Section title="Your week">
        <WeekForm distance={distance} />
      </Section>
    </EditPage>
  )
}

function Findable() {
  const { findable } = useProfile()
  const save = useSaveProfile()
  return (
    <Section title="Let companies find you">
      <SwitchField
        label="Companies may find me"
        hint={
          'When this is off, companies see you only when you apply. When it is on, they can find you and send you ' +
          'offers. They see your name, picture, what you wrote about yourself, experience and education. They see ' +
          'your kinds of licence and certificate, languages, stars and shifts kept. They also see these hours and ' +
          'about how far away you live.'
        }
        checked={save.isPending ? (save.variables.findable ?? findable) : findable}
        onChange={({ target }) => save.mutate({ findable: target.checked })}
      />
      <SavedMark state={save.status} />
    </Section>
  )
}

type TravelForm = FilledForm<z.input<typeof Travel>, z.infer<typeof Travel>>
type DistanceForm = ReturnType<typeof useDistance>

function useDistance() {
  const { maxDistanceKm } = useProfile()
  const save = useSaveProfile()
  const store = ({ miles }: z.infer<typeof Travel>): Promise<boolean> =>
    save.mutateAsync({ maxDistanceKm: milesToKilometres(miles) }).then(
      () => (form.reset({ miles }), true),
      () => false,
    )
  const form: TravelForm = useContractForm({
    schema: loadTravel,
    defaultValues: { miles: kilometresToMiles(maxDistanceKm) },
    failure: save.error,
    onSubmit: store,
  })
  return {
    ...form,
    /** Saves what was typed and not saved yet; false when it could not, which its field then says. */
    saveTyped: async (): Promise<boolean> => {
      if (!form.formState.isDirty) return true
      if (!(await form.trigger(undefined, { shouldFocus: true }))) return false
      return store((await loadTravel()).parse(form.getValues()))
    },
  }
}

function Distance({ distance: { field, formProps, formState } }: { distance: DistanceForm }) {
  return (
    <Section title="How far you travel">
      <Form label="How far you travel" {...formProps}>
        <TextField
          label="How far from home"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_MILES}
          suffix="miles"
          hint="Jobs shows those within it. Choose Any distance in its filters to see all."
          {...field('miles')}
        />
        <Inline>
          <Button type="submit" tone="quiet" busy={formState.isSubmitting}>
            Save distance
          </Button>
        </Inline>
      </Form>
    </Section>
  )
}

function WeekForm({ distance }: { distance: DistanceForm }) {
  const { hours } = useAvailability()
  const save = useChange('availability.replace')
  const continueProfile = useContinueProfile()
  const { field, errors, formProps, formState, control, setValue } = useContractForm({
    schema: loadWeek,
    defaultValues: toWeek(hours),
    failure: save.error,
    record: {
      values: { hours },
      labels: { hours: 'Your week' },
      toInput: (values) => toWeek(values.hours as AvailableHours[]),
      text: (_, value) => weeklyHoursText(value as AvailableHours[]) || 'not available',
    },
    onSubmit: async ({ before, ...week }) => {
      // Saving the week leaves the page, with what was typed above it.
      if (!(await distance.saveTyped())) return
      const given = toHours(week)
      await save.mutateAsync({ hours: given, ...(before && { before }) }).then(
        () =>
          continueProfile({ message: given.length > 0 ? 'Your availability is saved.' : 'Saved. You gave no hours.' }),
        () => undefined,
      )
    },
  })
  const days = useWatch({ control, name: 'hours' })
  const monday = days[0]
  const evening = days.findIndex(endsInTheEvening)

  return (
    <Form label="Your week" {...formProps}>
      <Text size="small" tone="muted">
        Finishing after midnight? Enter the morning time.
      </Text>
      {hours.length === 0 && (
        <Text>You have given no hours yet. Until you save some, companies read that you gave none.</Text>
      )}
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      {weekdays.map((weekday, index) => (
        <Stack key={weekday} gap="sm">
          <SelectField label={weekday} options={choices} {...field(`hours.${index}.when`)} />
          {days[index]?.when === 'hours' && (
            <FieldGroup>
              <TimeField label={`${weekday} from`} {...field(`hours.${index}.start`)} />
              <TimeField label={`${weekday} until`} {...field(`hours.${index}.end`)} />
            </FieldGroup>
          )}
          {index === 0 && monday && monday.when !== 'never' && (
            <div>
              <Button
                size="small"
                tone="quiet"
                onClick={() =>
                  setValue(
                    'hours',
                    weekdays.map(() => ({ ...monday })),
                    { shouldDirty: true },
                  )
                }
              >
                Copy Monday to the other days
              </Button>
            </div>
          )}
        </Stack>
      ))}
      {evening >= 0 && (
        <Text size="small">
          You end at {days[evening]?.end} on {weekdays[evening]}. Door work often ends later. We call such a shift
          outside your hours, and no saved search tells you of it.
        </Text>
      )}
      <Inline>
        <Button type="submit" busy={formState.isSubmitting}>
          Save week
        </Button>
        <ButtonLink to={PROFILE_PATH} tone="plain">
          Cancel
        </ButtonLink>
      </Inline>
    </Form>
  )
}
