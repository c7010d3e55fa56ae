import { useContractForm } from '@s4/api-client/forms'
import { keptOnPhone } from '@s4/api-client/phone-drafts'
import type { AssignmentDetails } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { useToast } from '@s4/toast'
import { Button, ErrorSummary, FileField, Form, Refusal, TextArea } from '@s4/ui'
import { useMemo, useRef, useState } from 'react'
import { serverNow } from '@s4/api-client/clock'
import { ReportAnswerFields, ReportKindField, type ReportInput, type ReportOutput } from './report-answer-fields'
import { useSharedPosition, useWriteReport } from './report-queries'

const loadReportFields = () => import('./report-fields').then(({ ReportFields }) => ReportFields)

const MAX_PICTURES = 6

interface ReportFormProps {
  work: AssignmentDetails
  /** Sent, or kept on the phone. */
  onWritten: () => void
}

export function ReportForm({ work, onWritten }: ReportFormProps) {
  // A new key empties the form, including its pictures, after a report was sent.
  const [draft, setDraft] = useState(0)
  const handleWritten = () => {
    setDraft(draft + 1)
    onWritten()
  }
  return <ReportFieldsForm key={draft} work={work} onWritten={handleWritten} />
}

function ReportFieldsForm({ work, onWritten }: ReportFormProps) {
  const write = useWriteReport()
  const toast = useToast()
  const sharedPosition = useSharedPosition(work)
  const keepsDraft = useMemo(() => keptOnPhone(`report ${work.id}`), [work.id])
  const [files, setFiles] = useState<File[]>([])
  // A second press while the position is awaited is none. Once written, this form is gone.
  const isPressed = useRef(false)
  const [isLocating, setIsLocating] = useState(false)
  const tooMany = files.length > MAX_PICTURES ? `Choose at most ${MAX_PICTURES} pictures.` : undefined

  const form = useContractForm<ReportInput, ReportOutput>({
    schema: loadReportFields,
    defaultValues: { text: '', form: null },
    failure: write.error,
    // A phone is put away, closed or restarted in the middle of a report.
    keepsDraft,
    onSubmit: async ({ text, form: answered }) => {
      if (tooMany || isPressed.current) return
      isPressed.current = true
      setIsLocating(true)
      const position = await sharedPosition()
      setIsLocating(false)
      write.mutate(
        // A phone that dies now has the draft or the stored report, never neither.
        { id: work.id, text, fileIds: [], form: answered, position, files, onStored: forgetDraft },
        {
          onSuccess: (entry) => {
            forgetDraft()
            if (entry) toast.success('Your report is sent.')
            onWritten()
          },
          onError: () => {
            isPressed.current = false
          },
        },
      )
    },
  })
  const { formProps, field, forgetDraft, errors, formState } = form
  const hasQuestions = form.watch('form')?.kind !== undefined
  const timeNow = () => (work.status === 'inProgress' ? timeText(new Date(serverNow()).toISOString(), work.zone) : '')
  const trouble = write.error?.isOnFields ? null : write.error

  return (
    <Form label="Write a report" {...formProps}>
      <Refusal failure={trouble} title="The report did not go out">
        What you wrote is still here.
      </Refusal>
      <ReportKindField form={form} now={timeNow} />
      <TextArea
        label="What happened"
        hint={
          hasQuestions
            ? 'One or two sentences. The questions below ask for the rest.'
            : 'The company can read it at once. Say where, when and who was there.'
        }
        rows={hasQuestions ? 3 : 5}
        {...field('text')}
      />
      <ReportAnswerFields form={form} />
      <FileField
        label="Pictures"
        optional
        multiple
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic"
        hint={`Up to ${MAX_PICTURES}, 10 MB each.`}
        error={tooMany ?? write.error?.fields.file}
        onChange={({ target }) => setFiles([...(target.files ?? [])])}
      />
      {/* At the button, because what is missing lies above it, out of sight on a phone. */}
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Button type="submit" busy={isLocating || write.isPending}>
        Send the report
      </Button>
    </Form>
  )
}
