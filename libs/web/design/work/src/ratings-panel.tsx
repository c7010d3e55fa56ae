import type { Ratings } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { Button, FailureState, Form, NextStepLink, Skeleton, Stack, StarRating, Text, TextArea } from '@s4/ui'
import type { ComponentProps } from 'react'

interface RatingFormProps {
  /** Whom the reader rates: a name. */
  other: string
  busy: boolean
  /** Of the contract's form for a rating, and its two fields. */
  formProps: Omit<ComponentProps<typeof Form>, 'label' | 'children'>
  stars: Omit<ComponentProps<typeof StarRating>, 'label'>
  comment: Partial<ComponentProps<typeof TextArea>>
}

interface RatingsPanelProps extends RatingFormProps {
  /** As `useRatings` of `@s4/queries` holds them. */
  ratings: {
    data?: Ratings | undefined
    error: ApiError | null
    refetch: () => unknown
  }
}

/** Both ratings of one shift, and the form until the reader has rated. */
export function RatingsPanel({ ratings: { data, error, refetch }, other, ...form }: RatingsPanelProps) {
  if (error)
    return (
      <FailureState level={3} onRetry={() => void refetch()} action={<NextStepLink failure={error} />}>
        {error.message}
      </FailureState>
    )
  if (!data) return <Skeleton shape="text" count={2} />
  const { mine, theirs } = data
  return (
    <Stack>
      {theirs && <GivenRating by={`${other} gave you`} rating={theirs} />}
      {mine ? <GivenRating by={`You gave ${other}`} rating={mine} /> : <RatingForm other={other} {...form} />}
    </Stack>
  )
}

const GivenRating = ({ by, rating: { stars, comment } }: { by: string; rating: NonNullable<Ratings['mine']> }) => (
  <Stack gap="xs">
    <Text weight="medium">
      {by} {stars === 1 ? '1 star' : `${stars} stars`}
    </Text>
    {comment && <Text preserveLines>“{comment}”</Text>}
  </Stack>
)

function RatingForm({ other, busy, formProps, stars, comment }: RatingFormProps) {
  return (
    <Form {...formProps} label={`Rate ${other}`}>
      <StarRating label={`How was it with ${other}?`} {...stars} />
      <TextArea
        label="A few words"
        optional
        hint={`${other} reads this. It cannot be changed afterwards.`}
        rows={2}
        {...comment}
      />
      <div>
        <Button type="submit" size="small" busy={busy}>
          Send the rating
        </Button>
      </div>
    </Form>
  )
}
