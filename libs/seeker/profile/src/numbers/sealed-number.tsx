import { useApi } from '@s4/api-client'
import { useReauth } from '@s4/auth-session'
import type { SealedNumber as Kind } from '@s4/contract'
import { Button, Inline, Text } from '@s4/ui'
import { useMutation } from '@tanstack/react-query'

interface SealedNumberProps {
  /** For the button's label: “National Insurance number”. */
  name: string
  kind: Kind
  /** The id of the record, where there may be several. */
  id?: string
  masked: string
}

/** A masked number that can be revealed after a recent sign-in; every reveal is logged. */
export function SealedNumber({ name, kind, id, masked }: SealedNumberProps) {
  const api = useApi()
  const withRecentSignIn = useReauth()
  const reveal = useMutation({
    mutationFn: () => withRecentSignIn(() => api.call('seeker.reveal', { number: kind, ...(id && { id }) })),
  })
  const shown = reveal.data?.value

  return (
    <Inline>
      <Text as="span">{shown ?? masked}</Text>
      <Button
        tone="plain"
        size="small"
        busy={reveal.isPending}
        aria-label={`${shown ? 'Hide' : 'Show'} ${name}`}
        onClick={() => (shown ? reveal.reset() : reveal.mutate())}
      >
        {shown ? 'Hide' : 'Show'}
      </Button>
    </Inline>
  )
}
