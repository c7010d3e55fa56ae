import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { reportReasonLabels, reportReasons } from '@s4/domain/person-report'
import { supportPath, type Side } from '@s4/links'
import { useToast } from '@s4/toast'
import { Button, ErrorSummary, Form, Page, Refusal, Section, SelectField, Text, TextArea, TextLink } from '@s4/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'

const loadReportFields = () => import('./report-person-fields').then(({ ReportFields }) => ReportFields)
const reasons = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }))
const sources = ['profile', 'assignment', 'conversation'] as const

/** Reports the worker or the company that the address names to S4. */
export function ReportPersonPart({ side }: { side: Side }) {
  const report = useEndpointMutation('personReports.create', { shown: true })
  const toast = useToast()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const aboutId = params.get('aboutId')
  const about = {
    subjectId: params.get('report') ?? '',
    aboutKind: sources.find((source) => source === params.get('about')) ?? 'profile',
    ...(aboutId && { aboutId }),
  }
  const { formProps, field, errors, formState } = useContractForm({
    schema: loadReportFields,
    defaultValues: { words: '' },
    failure: report.error,
    // Drafts are stored by field names, which are the same for every report.
    keepsDraft: false,
    onSubmit: (written) =>
      report.mutate(
        { ...about, ...written },
        {
          onSuccess: () => {
            toast.success('Your report is with S4. You are told what is decided.')
            void navigate(supportPath[side], { replace: true })
          },
        },
      ),
  })
  const whom = side === 'seeker' ? 'company' : 'worker'
  const shown = { profile: '', assignment: ' and the shift', conversation: ' and the messages between you' }

  return (
    <Page width="form">
      <Section title={`Report this ${whom} to S4`} action={<TextLink to={supportPath[side]}>Support</TextLink>}>
        <Text>
          S4’s staff read what you write here{shown[about.aboutKind]}. The {whom} reads the decision and its reason, not
          that it was you. In danger, call 999 first.
        </Text>
        <Form label={`Report this ${whom}`} {...formProps}>
          <ErrorSummary errors={errors} attempt={formState.submitCount} />
          <Refusal failure={report.error} title="Your report did not go out">
            What you wrote is still here.
          </Refusal>
          <SelectField label="What it is about" emptyLabel="Choose" options={reasons} {...field('reason')} />
          <TextArea label="What happened" hint="When, where, and who saw it." rows={6} {...field('words')} />
          <Button type="submit" busy={report.isPending}>
            Send the report
          </Button>
        </Form>
      </Section>
    </Page>
  )
}
