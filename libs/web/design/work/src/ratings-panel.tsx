import type { Ratings } from '@s4/contract'
import { Button, Form, onTexts, Stack, StarRating, Text, TextArea } from '@s4/ui'
import { useState } from 'react'

interface RatingsPanelProps {
  ratings: Ratings
  /** Whom the reader rates: a name. */
  other: string
  busy: boolean
  onRate: (rating: { stars: number; comment: string }) => void
}

/** What both sides said of one shift, and the form while the reader has not. */
export function RatingsPanel({ ratings: { mine, theirs }, other, busy, onRate }: RatingsPanelProps) {
  return (
    <Stack>
      {theirs && <Said by={`${other} gave you`} rating={theirs} />}
      {mine ? (
        <Said by={`You gave ${other}`} rating={mine} />
      ) : (
        <RatingForm other={other} busy={busy} onRate={onRate} />
      )}
    </Stack>
  )
}

const Said = ({ by, rating: { stars, comment } }: { by: string; rating: NonNullable<Ratings['mine']> }) => (
  <Stack gap="xs">
    <Text weight="medium">
      {by} {stars === 1 ? '1 star' : `${stars} stars`}
    </Text>
    {comment && <Text preserveLines>“{comment}”</Text>}
  </Stack>
)

function RatingForm({ other, busy, onRate }: Omit<RatingsPanelProps, 'ratings'>) {
  const [stars, setStars] = useState(0)
  const [tried, setTried] = useState(false)

  const handleSubmit = onTexts(({ comment = '' }) => {
    setTried(true)
    if (stars > 0) onRate({ stars, comment })
  })

  return (
    <Form label={`Rate ${other}`} onSubmit={handleSubmit}>
      <StarRating
        label={`How was it with ${other}?`}
        name="stars"
        value={stars}
        onRate={setStars}
        {...(tried && stars === 0 && { error: 'Choose one to five stars.' })}
      />
      <TextArea
        label="A few words"
        name="comment"
        optional
        maxLength={500}
        hint={`${other} reads this. It cannot be changed afterwards.`}
        rows={2}
      />
      <div>
        <Button type="submit" size="small" busy={busy}>
          Send the rating
        </Button>
      </div>
    </Form>
  )
}
