import { useContractForm } from '@s4/api-client/forms'
import { useRate } from '../ratings'

const loadRatingFields = () => import('./rating-fields').then(({ RatingFields }) => RatingFields)

/** The form of rating the other side of one shift. */
export function useRatingForm(id: string) {
  const rate = useRate()
  const { formProps, field, watch, setValue, formState } = useContractForm({
    schema: loadRatingFields,
    defaultValues: { stars: 0, comment: '' },
    failure: rate.error,
    keepsDraft: `rating:${id}`,
    onSubmit: (rating) => rate.mutate({ id, ...rating }),
  })
  const { name, error } = field('stars')
  return {
    formProps,
    stars: {
      name,
      value: watch('stars'),
      onRate: (stars: number) => setValue('stars', stars, { shouldValidate: formState.isSubmitted }),
      ...(error !== undefined && { error }),
    },
    comment: field('comment'),
    busy: rate.isPending,
  }
}
