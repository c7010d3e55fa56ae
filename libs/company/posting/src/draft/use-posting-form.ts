import { useContractForm } from '@s4/api-client/forms'
import type { Problem } from '@s4/contract/problem'
import { PostingForm, type Posting, type Typed } from './posting-form'

interface Options {
  start: Typed
  failure: Problem | null
  onSubmit: (posting: Posting) => unknown
  /** A new posting is kept for good, by `keepDraft`. */
  keepsDraft: boolean
}

export const usePostingForm = ({ start, failure, onSubmit, keepsDraft }: Options) =>
  useContractForm<Typed, Posting>({ schema: PostingForm, defaultValues: start, failure, onSubmit, keepsDraft })

export type PostingFormState = ReturnType<typeof usePostingForm>
