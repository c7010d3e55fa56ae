import type { RecordRead } from '@s4/api-client/forms'
import { certificateTypeText } from '@s4/domain/requirements'
import { dateText } from '@s4/domain/shift-text'
import { rightToWorkKinds } from './right-to-work-kinds'

const words = new Map<unknown, string>([...Object.entries(certificateTypeText), ...Object.entries(rightToWorkKinds)])

interface Shown {
  labels: Record<string, string>
  /** The field whose number is masked once it is stored. */
  masked: string
}

/** A document as its form read it. A form begins without number and file: those held stay unless others are given. */
export const documentRead = <Input>(held: { file: string | null }, { labels, masked }: Shown): RecordRead<Input> => ({
  values: { ...held, fileId: held.file },
  labels: { ...labels, fileId: 'The copy' },
  toInput: (values) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, toInput(field === masked ? '' : value, field)]),
      // Fields of the form, by the names of the labels.
    ) as Partial<Input>,
  text: (field, value) => {
    if (field === 'fileId') return value === null ? 'none' : value === held.file ? 'the one you had' : 'another'
    if (field.endsWith('On') && typeof value === 'string') return dateText(value)
    return words.get(value) ?? null
  },
})

const toInput = (value: unknown, field: string) => (field === 'fileId' ? null : (value ?? ''))
