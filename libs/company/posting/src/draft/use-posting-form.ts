import { useContractForm, type RecordRead } from '@s4/api-client/forms'
import type { ApiError } from '@s4/contract/api-error'
import { PostingForm, type Posting, type PostingInput } from './posting-form'

interface Options {
  start: PostingInput
  failure: ApiError | null
  onSubmit: (posting: Posting & { before?: Record<string, unknown> }) => unknown
  /** False for a new posting, whose draft is stored by `writeDraft`. */
  keepsDraft: boolean
  /** The job that is changed. */
  record?: RecordRead<PostingInput> | undefined
}

export const usePostingForm = ({ start, ...rest }: Options) =>
  useContractForm<PostingInput, Posting>({ schema: PostingForm, defaultValues: start, ...rest })

export type PostingFormState = ReturnType<typeof usePostingForm>
