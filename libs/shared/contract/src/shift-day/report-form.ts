import {
  type ReportField,
  type ReportFormKind,
  reportFormKinds,
  reportForms,
  signatureStrokes,
} from '@s4/domain/report-forms'
import { z } from 'zod'
import { line, text, WallTime, words } from '../endpoint/shapes'

const yesNo = z.enum(['yes', 'no'], 'Choose yes or no.')
const minutes = z.string('Enter whole minutes, like 5.').regex(/^\d{1,3}$/, 'Enter whole minutes, like 5.')

const fieldShape = (field: ReportField): z.ZodType<string | string[], string | string[]> => {
  const required = `Answer “${field.label}”.`
  switch (field.kind) {
    case 'line':
      return field.optional ? z.string().trim().max(120, 'Use 120 characters or fewer.') : line(required)
    case 'words':
      return field.optional ? text(2000) : words(required, 2000)
    case 'signature':
      return z.string().refine((strokes) => strokes === '' || signatureStrokes(strokes) !== null, {
        error: 'This signature cannot be kept. Clear it and sign again.',
      })
    case 'time':
      return WallTime
    case 'minutes':
      return minutes
    case 'yesNo':
      return yesNo
    case 'choice':
      return z.enum(Object.keys(field.options), `Choose ${field.label.toLowerCase()}.`)
    case 'choices': {
      const chosen = z.array(z.enum(Object.keys(field.options))).max(20)
      return field.optional ? chosen : chosen.min(1, `Choose at least one: ${field.label.toLowerCase()}.`)
    }
  }
}

/** The answers of one form: text by the field's name, a list where several may be chosen. */
const answersOf = (kind: ReportFormKind) =>
  z
    .strictObject(
      Object.fromEntries(
        reportForms[kind].fields.map((field) => [
          field.name,
          field.optional ? fieldShape(field).optional() : fieldShape(field),
        ]),
      ),
    )
    .superRefine((answers, context) => {
      for (const field of reportForms[kind].fields)
        if (field.kind === 'signature' && answers[field.name] && !answers[field.of])
          context.addIssue({ code: 'custom', path: [field.of], message: 'Write the name of who signed.' })
    })

/** A structured report as the worker fills it in; its fields stand in `reportForms`. */
export const ReportForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('incident'), answers: answersOf('incident') }),
  z.object({ kind: z.literal('useOfForce'), answers: answersOf('useOfForce') }),
  z.object({ kind: z.literal('ejection'), answers: answersOf('ejection') }),
  z.object({ kind: z.literal('firstAid'), answers: answersOf('firstAid') }),
  z.object({ kind: z.literal('lostProperty'), answers: answersOf('lostProperty') }),
  z.object({ kind: z.literal('handover'), answers: answersOf('handover') }),
  z.object({ kind: z.literal('vehicles'), answers: answersOf('vehicles') }),
])
export type ReportForm = z.infer<typeof ReportForm>

/** A structured report as it was stored, perhaps with an older version of the form. */
export const StoredReportForm = z.object({
  kind: z.enum(reportFormKinds),
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})
export type StoredReportForm = z.infer<typeof StoredReportForm>
