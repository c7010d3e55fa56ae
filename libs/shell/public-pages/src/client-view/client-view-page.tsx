import { useApi } from '@s4/api-client'
import { localDate } from '@s4/domain/shift-text'
import {
  Button,
  Callout,
  Form,
  Heading,
  Inline,
  onTexts,
  Page,
  PublicFrame,
  Refusal,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@s4/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BySecret } from '../invitation/by-secret'
import { useSecret } from '../invitation/use-secret'
import { SharedReport } from './shared-report'

const KEPT = 'client-view'

/** What a client reads by the link a company gave it; needs no account (docs/product.md#client-links). */
export function ClientViewPage() {
  const secret = useSecret(KEPT)
  return (
    <PublicFrame title="Shifts at your sites">
      <Page>
        <Stack gap="lg">
          <Heading level={1}>Shifts at your sites</Heading>
          <BySecret
            secret={secret}
            missing={<Text>This address is not complete. Open the link as it was given to you.</Text>}
          >
            <View secret={secret} />
          </BySecret>
        </Stack>
      </Page>
    </PublicFrame>
  )
}

function View({ secret }: { secret: string }) {
  const [token, setToken] = useState<string>()
  return token === undefined ? (
    <EnterCode secret={secret} onOpened={setToken} />
  ) : (
    <OpenedView token={token} onClosed={() => setToken(undefined)} />
  )
}

/** Refusals after which no code helps. */
const ended = new Set(['client-link.missing', 'client-link.withdrawn', 'client-link.expired'])

function EnterCode({ secret, onOpened }: { secret: string; onOpened: (token: string) => void }) {
  const api = useApi()
  const send = useMutation({ meta: { shown: true }, mutationFn: () => api.call('clientLinks.sendCode', { secret }) })
  const open = useMutation({
    meta: { shown: true },
    mutationFn: (code: string) => api.call('clientLinks.open', { secret, code }),
    onSuccess: ({ token }) => onOpened(token),
  })
  const refusals = [send.error, open.error]
  const over = refusals.find((failure) => failure && ended.has(failure.code))
  if (over) return <Callout title="This link does not work any more">{over.message}</Callout>

  return (
    <Stack>
      {!send.data && <Text>To see who worked at your sites, have a code sent to your email address.</Text>}
      <Refusal failure={send.error} />
      {send.data && (
        <>
          <Text>
            {send.data.companyName} shares the shifts of {send.data.clientName}.
          </Text>
          <Text>A code of six digits is on its way to {send.data.email}. It works for 10 minutes.</Text>
          <Form label="Open the link" onSubmit={onTexts(({ code = '' }) => open.mutate(code))}>
            <Refusal failure={open.error} />
            <TextField
              label="Code from the email"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              error={open.error?.fields?.['code']}
            />
            <Inline>
              <Button type="submit" busy={open.isPending}>
                Open
              </Button>
            </Inline>
          </Form>
        </>
      )}
      <Inline>
        <Button tone={send.data ? 'quiet' : 'action'} busy={send.isPending} onClick={() => send.mutate()}>
          {send.data ? 'Send another code' : 'Send a code'}
        </Button>
      </Inline>
    </Stack>
  )
}

function OpenedView({ token, onClosed }: { token: string; onClosed: () => void }) {
  const api = useApi()
  const [month, setMonth] = useState(() => localDate(new Date().toISOString()).slice(0, 7))
  const shown = useQuery({
    queryKey: ['clientLinks.look', token, month],
    queryFn: () => api.call('clientLinks.look', { token, month }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (shown.error && ended.has(shown.error.code))
    return <Callout title="This link does not work any more">{shown.error.message}</Callout>
  return (
    <Stack gap="lg">
      <Form label="Choose a month" onSubmit={onTexts((texts) => setMonth(texts['month'] ?? month))}>
        <Inline align="end">
          <TextField label="Month" name="month" type="month" defaultValue={month} required />
          <Button type="submit" tone="quiet">
            Show
          </Button>
        </Inline>
      </Form>
      {shown.isLoading && <Skeleton shape="card" count={2} />}
      <Refusal failure={shown.error} />
      {shown.error?.code === 'client-link.closed' && (
        <Inline>
          <Button onClick={onClosed}>Ask for a new code</Button>
        </Inline>
      )}
      {shown.data && <SharedReport token={token} {...shown.data} />}
    </Stack>
  )
}
