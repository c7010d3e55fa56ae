import type { FilledForm } from '@s4/api-client/forms'
import type { ReportForm } from '@s4/contract'
import {
  type ReportField,
  type ReportFormKind,
  reportFormKinds,
  reportForms,
  SIGNATURE_HEIGHT,
  SIGNATURE_MAX,
  SIGNATURE_WIDTH,
  signaturePath,
} from '@s4/domain/report-forms'
import {
  CheckboxGroupField,
  RadioGroupField,
  SelectField,
  SignatureField,
  TextArea,
  TextField,
  TimeField,
} from '@s4/ui'

type Answers = Record<string, string | string[] | undefined>

export interface ReportInput {
  text: string
  form?: { kind: ReportFormKind; answers: Answers } | null | undefined
}
export interface ReportOutput {
  text: string
  form: ReportForm | null
}

type Filled = FilledForm<ReportInput, ReportOutput>

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

interface ReportKindFieldProps {
  form: Filled
  /** The time to start with, `22:40`; empty where the shift is over. */
  now: () => string
}

/** What kind of report it is; choosing another kind keeps the text and empties the other form. */
export function ReportKindField({ form: { watch, setValue }, now }: ReportKindFieldProps) {
  const chosen = watch('form')?.kind
  return (
    <SelectField
      name="kind"
      label="Kind of report"
      hint={chosen ? reportForms[chosen].use : 'Choose another kind for an incident, use of force or a handover.'}
      value={chosen ?? 'words'}
      options={[
        { value: 'words', label: 'Note' },
        ...reportFormKinds.map((kind) => ({ value: kind, label: reportForms[kind].label })),
      ]}
      onChange={({ target }) => {
        const kind = reportFormKinds.find((known) => known === target.value)
        setValue('form', kind ? { kind, answers: startAnswers(kind, now()) } : null, { shouldDirty: true })
      }}
    />
  )
}

/** A list is needed for the fields in which several can be chosen. */
const startAnswers = (kind: ReportFormKind, now: string): Answers =>
  Object.fromEntries(
    reportForms[kind].fields.map(({ name, kind: field }) => [
      name,
      field === 'choices' ? [] : field === 'time' ? now : '',
    ]),
  )

export function ReportAnswerFields({ form }: { form: Filled }) {
  const kind = form.watch('form')?.kind
  return kind
    ? reportForms[kind].fields.map((field) => <AnswerField key={`${kind} ${field.name}`} field={field} form={form} />)
    : null
}

function AnswerField({ field, form }: { field: ReportField; form: Filled }) {
  const { label, hint, optional } = field
  const props = { label, hint, optional, ...form.field(`form.answers.${field.name}`) }
  switch (field.kind) {
    case 'line':
      return <TextField {...props} />
    case 'words':
      return <TextArea rows={3} {...props} />
    case 'signature':
      return (
        <SignatureField
          {...{ label, hint, error: props.error }}
          pad={{ width: SIGNATURE_WIDTH, height: SIGNATURE_HEIGHT, most: SIGNATURE_MAX }}
          pathOf={signaturePath}
          strokes={String(form.watch('form')?.answers[field.name] ?? '')}
          onSign={(strokes) =>
            form.setValue(`form.answers.${field.name}`, strokes, { shouldDirty: true, shouldValidate: false })
          }
        />
      )
    case 'time':
      return <TimeField {...props} />
    case 'minutes':
      return <TextField inputMode="numeric" {...props} />
    case 'yesNo':
      return <RadioGroupField inline options={YES_NO} {...props} />
    case 'choice':
      return <SelectField options={choices(field.options)} emptyLabel="Choose" {...props} />
    case 'choices':
      return <CheckboxGroupField options={choices(field.options)} {...props} />
  }
}

const choices = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }))
