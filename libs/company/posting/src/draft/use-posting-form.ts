import { useContractForm } from '@s4/api-client/forms'
import type { ApiError } from '@s4/contract/api-error'
import { PostingForm, type Posting, type PostingInput } from './posting-form'

interface Options {
  start: PostingInput
  failure: ApiError | null
  onSubmit: (posting: Posting) => unknown
  /** False for a new posting, whose draft is stored by `writeDraft`. */
  keepsDraft: boolean
}

export const usePostingForm = ({ start, failure, onSubmit, keepsDraft }: Options) =>
  useContractForm<PostingInput, Posting>({ schema: PostingForm, defaultValues: start, failure, onSubmit, keepsDraft })

export type PostingFormState = ReturnType<typeof usePostingForm>
