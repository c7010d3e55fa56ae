import { useContractForm } from '@s4/api-client/forms'
import { problemCategories, type ProblemSubject } from '@s4/contract'
import { categoryLabel, dueText, problemSeverities, severityLabel } from '@s4/domain/problem-words'
import { useReportProblem } from '@s4/queries'
import { useToast } from '@s4/toast'
import { Button, ErrorSummary, Form, Refusal, SelectField, TextArea, TextField } from '@s4/ui'
import { useNavigate } from 'react-router-dom'
import { PicturesField } from '@s4/thread'
import { problemsPath, type Side } from '@s4/links'
import { useSendWithPictures } from '@s4/api-client'

const loadReportFields = () => import('./report-fields').then(({ ReportFields }) => ReportFields)

const subjectKey = ({ jobId, seekerId }: ProblemSubject) => `${jobId} ${seekerId}`

/** The job, and of a company the worker, that the person came from. */
export interface ReportOrigin {
  jobId: string | null
  seekerId: string | null
}

interface ReportFormProps {
  side: Side
  subjects: readonly ProblemSubject[]
  from: ReportOrigin
}

/** Reports a problem; an appeal has its own place on the record of the work. */
export function ReportForm({ side, subjects, from }: ReportFormProps) {
  const report = useReportProblem()
  const toast = useToast()
  const navigate = useNavigate()
  const { busy, failure, pictures, send } = useSendWithPictures(report)
  // Of several people on a job none is the one it is about until that is chosen; they stand first.
  const near = subjects.filter(
    ({ jobId, seekerId }) => jobId === from.jobId && (from.seekerId === null || seekerId === from.seekerId),
  )
  const [only] = near.length === 1 ? near : []
  const ordered = [...near, ...subjects.filter((subject) => !near.includes(subject))]

  const { formProps, field, errors, formState } = useContractForm({
    schema: loadReportFields,
    // Nobody has chosen a category yet, and none is the usual one.
    defaultValues: {
      about: only ? subjectKey(only) : '',
      category: '' as 'other',
      severity: 'medium',
      subject: '',
      text: '',
    },
    failure: report.error,
    onSubmit: ({ about, ...problem }) => {
      const subject = subjects.find((known) => subjectKey(known) === about)
      if (!subject) return
      send((sent) =>
        report.mutate(
          { ...problem, ...sent, jobId: subject.jobId, ...(side === 'company' && { seekerId: subject.seekerId }) },
          {
            onSuccess: ({ id, number }) => {
              toast.success(`${number} is reported. We told ${side === 'company' ? 'the worker' : 'the company'}.`)
              void navigate(`${problemsPath[side]}?problem=${id}`, { replace: true })
            },
          },
        ),
      )
    },
  })

  return (
    <Form label="Report a problem" {...formProps}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={failure} title="The problem was not reported">
        What you wrote is still here.
      </Refusal>
      <SelectField
        label="Which work"
        emptyLabel="Choose"
        options={ordered.map((subject) => ({
          value: subjectKey(subject),
          label:
            `${subject.jobTitle}, ${subject.siteName} ` +
            `(${side === 'company' ? subject.seekerName : subject.companyName})`,
        }))}
        {...field('about')}
      />
      <SelectField
        label="What it is about"
        emptyLabel="Choose"
        options={problemCategories
          .filter((value) => value !== 'noShow')
          .map((value) => ({ value, label: categoryLabel[value] }))}
        {...field('category')}
      />
      <SelectField
        label="How serious"
        hint="The more serious it is, the sooner it must be answered."
        options={problemSeverities.map((value) => ({ value, label: `${severityLabel[value]}: ${dueText[value]}` }))}
        {...field('severity')}
      />
      <TextField label="The problem in a few words" {...field('subject')} />
      <TextArea
        label="What happened"
        hint={`${side === 'company' ? 'The worker' : 'The company'} can read it at once. Say where and when.`}
        rows={5}
        {...field('text')}
      />
      <PicturesField {...pictures} />
      <Button type="submit" busy={busy}>
        Report the problem
      </Button>
    </Form>
  )
}
