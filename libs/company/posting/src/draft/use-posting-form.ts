import { useContractForm, type RecordRead } from '@s4/api-client/forms'
import type { ApiError } from '@s4/contract/api-error'
import { useState } from 'react'
import { get, type Path } from 'react-hook-form'
import type { Posting, PostingInput } from './posting-shape'

const loadPostingForm = () => import('./posting-shape').then(({ PostingForm }) => PostingForm)

interface Options {
  start: PostingInput
  failure: ApiError | null
  onSubmit: (posting: Posting & { before?: Record<string, unknown> }) => unknown
  /** False for a new posting, whose draft is stored by `writeDraft`. */
  keepsDraft: boolean
  /** The job that is changed. */
  record?: RecordRead<PostingInput> | undefined
}

/** Adding a line checks it at once, but its empty boxes are not wrong before they were left or sent. */
export function usePostingForm({ start, ...rest }: Options) {
  const form = useContractForm<PostingInput, Posting>({ schema: loadPostingForm, defaultValues: start, ...rest })
  const { submitCount, touchedFields } = form.formState
  const lines = form.getValues('schedule.days').length
  const [sent, setSent] = useState({ submitCount, lines: 0 })
  if (sent.submitCount !== submitCount) setSent({ submitCount, lines })
  else if (sent.lines > lines) setSent({ submitCount, lines })
  const wasSent = (name: string) => submitCount > 0 && Number(lineOf.exec(name)?.[1] ?? -1) < sent.lines
  const waits = (name: Path<PostingInput>) =>
    !wasSent(name) && form.getValues(name) === '' && get(touchedFields, name) !== true
  return {
    ...form,
    field: (name: Path<PostingInput>) => {
      const { error, ...props } = form.field(name)
      return { ...props, ...(error !== undefined && !waits(name) && { error }) }
    },
    errors: form.errors.filter(({ name }) => !waits(name as Path<PostingInput>)),
  }
}

const lineOf = /^schedule\.days\.(\d+)\./

export type PostingFormState = ReturnType<typeof usePostingForm>
