import { appUrl } from '@s4/auth-session'
import type { AssignmentDetails } from '@s4/contract'
import { seekerLinks } from '@s4/links'
import { Button, Callout, Refusal, Stack, Text, TextField } from '@s4/ui'
import { useState } from 'react'
import { useStartSubstitution } from '../queries/my-work-queries'

/** Makes the link for the person who comes instead. It is shown once, because S4 stores only its hash. */
export function SendSubstitute({ assignment: { id, startsAt } }: { assignment: AssignmentDetails }) {
  const [now] = useState(() => Date.now())
  const start = useStartSubstitution()
  if (now >= Date.parse(startsAt)) return null
  return (
    <Stack gap="sm">
      <Refusal failure={start.error} />
      {start.data && (
        <Callout tone="success" title="The link for your substitute">
          <Stack gap="sm">
            <Text>
              Copy it now and give it only to the person you send: it is not shown again. They need a worker account on
              S4. The shift is yours until they accept.
            </Text>
            <TextField
              label="Link for your substitute"
              value={appUrl('seeker', seekerLinks.substitute(start.data.secret))}
              readOnly
              onFocus={({ target }) => target.select()}
            />
          </Stack>
        </Callout>
      )}
      <div>
        <Button tone="quiet" busy={start.isPending} onClick={() => start.mutate({ id })}>
          {start.data ? 'Make a new link' : 'Send a substitute'}
        </Button>
      </div>
      {start.data && (
        <Text size="small" tone="muted">
          A new link replaces this one.
        </Text>
      )}
    </Stack>
  )
}
