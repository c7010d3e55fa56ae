import { useContractForm } from '@s4/api-client/forms'
import type { AlertRules } from '@s4/contract'
import { severities, usualSeverity, type AlertKind, type Severity } from '@s4/domain/alert-severity'
import { useToast } from '@s4/toast'
import { Button, ErrorSummary, Fieldset, Form, Inline, Refusal, Section, SelectField, Text, TextField } from '@s4/ui'
import { useSaveAlertRules } from '../queries/alerting-queries'

const loadAlertRules = () => import('./rules-fields').then(({ AlertRules }) => AlertRules)

const kindWords: Record<AlertKind, string> = {
  help: 'Somebody asks for help',
  missedCheckCall: 'A check call is missed',
  missedPatrol: 'A patrol checkpoint is missed',
  late: 'Somebody has not booked on',
  leftEarly: 'Somebody books off 30 minutes or more before the end',
  leftGeofence: 'Somebody leaves the site',
  checkDue: 'Somebody cannot book on before you accept their documents',
  outsideAtBookOn: 'Somebody books on outside the site',
  forgottenBookOff: 'Somebody has not booked off',
  papersMissing: 'Somebody is booked on with documents missing',
}

const severityWords: Record<Severity, string> = {
  urgent: 'Urgent: device, text, call and email',
  important: 'Important: device, text and email',
  low: 'Not urgent: no message, only in S4',
}

// Object.keys returns plain strings; these are the names in the table.
const kinds = (Object.keys(kindWords) as AlertKind[]).filter((kind) => kind in usualSeverity && kind !== 'help')

const labels = {
  firstMinutes: 'The first has',
  secondMinutes: 'The second has',
  ownerMinutes: 'The owner has',
  severities: 'How urgent each alert is',
}

export function RulesForm({ rules }: { rules: AlertRules }) {
  const save = useSaveAlertRules()
  const toast = useToast()
  const { field, formProps, errors, formState, restart } = useContractForm({
    schema: loadAlertRules,
    defaultValues: rules,
    failure: save.error,
    record: { values: rules, labels },
    keepsDraft: false,
    onSubmit: (input) =>
      save.mutate(input, {
        onSuccess: ({ rules: saved }) => {
          restart(saved)
          toast.success('Saved for alerts from now on.')
        },
      }),
  })
  return (
    <Section title="Who is told next">
      <Form {...formProps} label="Who is told next">
        <Text>
          We tell the first person on call, then the second, then the owner. It stops when somebody presses ‘I am
          looking at it’. When somebody asks for help, everybody on call is told at once.
        </Text>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        {formProps.changed.length === 0 && <Refusal failure={save.error} />}
        <TextField label="The first has" inputMode="numeric" suffix="minutes" {...field('firstMinutes')} />
        <TextField label="The second has" inputMode="numeric" suffix="minutes" {...field('secondMinutes')} />
        <TextField
          label="The owner has"
          hint="After that, the alert says that nobody is looking at it."
          inputMode="numeric"
          suffix="minutes"
          {...field('ownerMinutes')}
        />
        <Fieldset legend="How urgent each alert is" hint={`${kindWords.help}: always urgent.`}>
          {kinds.map((kind) => (
            <SelectField
              key={kind}
              label={kindWords[kind]}
              options={severities.map((severity) => ({ value: severity, label: severityWords[severity] }))}
              {...field(`severities.${kind}`)}
            />
          ))}
        </Fieldset>
        <Inline>
          <Button type="submit" tone="quiet" busy={save.isPending}>
            Save
          </Button>
        </Inline>
      </Form>
    </Section>
  )
}
