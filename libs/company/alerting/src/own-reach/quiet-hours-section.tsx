import { useContractForm } from '@s4/api-client/forms'
import type { Reach } from '@s4/contract'
import { useToast } from '@s4/toast'
import { Button, ErrorSummary, Form, Inline, Refusal, Section, Stack, Text, TimeField } from '@s4/ui'
import { useSaveQuietHours } from '../queries/alerting-queries'

const loadQuietHours = () => import('./quiet-hours-fields').then(({ QuietHours }) => QuietHours)

export function QuietHoursSection({ quietHours }: Pick<Reach, 'quietHours'>) {
  const save = useSaveQuietHours()
  const toast = useToast()
  const { field, formProps, errors, formState, reset } = useContractForm({
    schema: loadQuietHours,
    defaultValues: quietHours ?? { from: '', to: '' },
    failure: save.error,
    keepsDraft: false,
    onSubmit: (input) =>
      save.mutate({ quietHours: input }, { onSuccess: () => toast.success('Your quiet hours are set.') }),
  })
  const clear = () =>
    save.mutate(
      { quietHours: null },
      {
        onSuccess: () => {
          reset({ from: '', to: '' })
          toast.success('You have no quiet hours.')
        },
      },
    )
  return (
    <Section title="Quiet hours">
      <Stack gap="sm">
        <Text>
          Between these times you get only emails. If you are on call, the next person is told at once. When somebody
          asks for help, we still tell you.
        </Text>
        <Form {...formProps} label="Quiet hours">
          <ErrorSummary errors={errors} attempt={formState.submitCount} />
          <Refusal failure={save.error} />
          <TimeField label="From" {...field('from')} />
          <TimeField label="Until" hint="UK time." {...field('to')} />
          <Inline>
            <Button type="submit" tone="quiet" busy={save.isPending}>
              Set quiet hours
            </Button>
            {quietHours && (
              <Button tone="plain" onClick={clear}>
                Have none
              </Button>
            )}
          </Inline>
        </Form>
      </Stack>
    </Section>
  )
}
