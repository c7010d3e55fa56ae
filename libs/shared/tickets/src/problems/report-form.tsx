import { useContractForm } from '@s4/api-client/forms'
import { line, problemCategories, problems, problemSeverities, type ProblemSubject } from '@s4/contract'
import { categoryLabel, dueText, severityLabel } from '@s4/domain/problem-words'
import { useToast } from '@s4/toast'
import { Button, Callout, ErrorSummary, Form, SelectField, TextArea, TextField } from '@s4/ui'
import { useNavigate } from 'react-router-dom'
import { PicturesField } from '../pictures-field'
import { problemsPath, type Side } from '../side'
import { useWritten } from '../use-written'
import { useReport } from './problem-queries'

const ReportFields = problems['problems.create'].input
  .pick({ category: true, severity: true, subject: true, text: true })
  .extend({ about: line('Choose the work it is about.') })

const keyOf = ({ jobId, seekerId }: ProblemSubject) => `${jobId} ${seekerId}`

interface ReportFormProps {
  side: Side
  subjects: readonly ProblemSubject[]
  /** The job the person came from. */
  jobId: string | null
}

/** Reports a problem; an appeal has its own place on the record of the work. */
export function ReportForm({ side, subjects, jobId }: ReportFormProps) {
  const report = useReport()
  const toast = useToast()
  const navigate = useNavigate()
  const { busy, trouble, pictures, send } = useWritten(report)
  const from = subjects.find((subject) => subject.jobId === jobId)

  const { formProps, field, errors, formState } = useContractForm({
    schema: ReportFields,
    // Nobody has chosen a category yet, and none is the usual one.
    defaultValues: { about: from ? keyOf(from) : '', category: '' as 'other', severity: 'medium', subject: '', text: '' },
    problem: report.error,
    onSubmit: ({ about, ...problem }) => {
      const subject = subjects.find((known) => keyOf(known) === about)
      if (!subject) return
      send((sent) =>
        report.mutate({ ...problem, ...sent, jobId: subject.jobId, ...(side === 'company' && { seekerId: subject.seekerId }) }, {
          onSuccess: ({ id, number }) => {
            toast.success(`${number} is reported. The other side has been told.`)
            void navigate(`${problemsPath[side]}?problem=${id}`, { replace: true })
          },
        }),
      )
    },
  })

  return (
    <Form label="Report a problem" {...formProps}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      {trouble && <Callout tone="danger" live title="The report did not go out">{trouble.message} What you wrote is still here.</Callout>}
      <SelectField label="Which work" emptyLabel="Choose" options={subjects.map((subject) => ({ value: keyOf(subject), label: `${subject.jobTitle}, ${subject.siteName} (${side === 'company' ? subject.seekerName : subject.companyName})` }))} {...field('about')} />
      <SelectField label="What it is about" emptyLabel="Choose" options={problemCategories.filter((value) => value !== 'noShow').map((value) => ({ value, label: categoryLabel[value] }))} {...field('category')} />
      <SelectField label="How serious" hint="It says how soon it should be solved." options={problemSeverities.map((value) => ({ value, label: `${severityLabel[value]}: ${dueText[value]}` }))} {...field('severity')} />
      <TextField label="In a few words" maxLength={120} {...field('subject')} />
      <TextArea label="What happened" hint={`${side === 'company' ? 'The worker' : 'The company'} reads it at once. Say where and when.`} rows={5} {...field('text')} />
      <PicturesField {...pictures} />
      <Button type="submit" busy={busy}>Report the problem</Button>
    </Form>
  )
}
