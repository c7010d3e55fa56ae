import { useContractForm } from '@s4/api-client/forms'
import type { Problem } from '@s4/contract/problem'
import { PostingForm, type Posting, type Typed } from './posting-form'

interface Options {
  start: Typed
  problem: Problem | null
  onSubmit: (posting: Posting) => unknown
}

export const usePostingForm = ({ start, problem, onSubmit }: Options) =>
  useContractForm<Typed, Posting>({ schema: PostingForm, defaultValues: start, problem, onSubmit })

export type PostingFormState = ReturnType<typeof usePostingForm>
