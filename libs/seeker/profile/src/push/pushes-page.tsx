import { useSession } from '@s4/auth-session'
import type { Push } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { pushPermission, setPushOwner } from '@s4/live/push'
import { useToast } from '@s4/toast'
import { Button, Callout, Inline, List, Page, Refusal, Section, Stack, Text } from '@s4/ui'
import { useState } from 'react'
import { noticePush } from './notice-push'
import { useAddDevice, usePush, useRemoveDevice, useTestPush } from './push-queries'

/** Which devices of a worker get pushes, and this one. */
export function PushesPage() {
  const push = usePush()
  const { devices } = push
  const here = devices.find(({ isCurrent }) => isCurrent)
  return (
    <Page>
      <Section title="Notifications on your devices">
        <Stack>
          <Text>
            An offer can expire within 15 minutes. A device on this list tells you of it at once, even with S4 closed.
            It also tells you when a check call is due, a shift is cancelled, or you have not booked on or off. It shows
            other hours that a company proposes, and new jobs for your saved searches. The message names nobody.
          </Text>
          <Devices devices={devices} />
          {!here && <ThisDevice pushKey={push.pushKey} />}
          {devices.length > 0 && <Test count={devices.length} />}
          <Text size="small" tone="muted">
            A device shows notifications until you sign out there, or until a day after your sign-in has expired. A
            phone that is off, has no signal or saves its battery shows them later, or not at all.
          </Text>
        </Stack>
      </Section>
    </Page>
  )
}

function Devices({ devices }: Pick<Push, 'devices'>) {
  const remove = useRemoveDevice()
  if (devices.length === 0) return <Text tone="muted">No device shows notifications yet.</Text>

  const removeDevice = ({ id, isCurrent }: Push['devices'][number]) => {
    if (isCurrent) {
      setPushOwner(null)
      void noticePush.unsubscribe().catch(() => undefined)
    }
    remove.mutate({ id })
  }
  return (
    <List label="Devices that show notifications">
      {devices.map((one) => (
        <li key={one.id}>
          <Inline justify="between">
            <Text>
              {one.device}
              {one.isCurrent && ' (this one)'}, since {momentText(one.createdAt)}
            </Text>
            <Button
              tone="quiet"
              size="small"
              aria-label={`Stop notifications on ${one.device}`}
              onClick={() => removeDevice(one)}
            >
              Stop
            </Button>
          </Inline>
        </li>
      ))}
    </List>
  )
}

function Test({ count }: { count: number }) {
  const test = useTestPush()
  const toast = useToast()
  return (
    <Inline>
      <Button
        tone="quiet"
        busy={test.isPending}
        onClick={() =>
          test.mutate(
            {},
            {
              onSuccess: () =>
                toast.success(`A test is on its way to ${count === 1 ? '1 device' : `${count} devices`}.`),
            },
          )
        }
      >
        Send a test
      </Button>
      <Refusal failure={test.error} />
    </Inline>
  )
}

function ThisDevice({ pushKey }: { pushKey: string }) {
  const { user } = useSession()
  const add = useAddDevice()
  const [permission, setPermission] = useState(pushPermission)
  const [hasFailed, setHasFailed] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  if (permission === 'unsupported')
    return (
      <Callout tone="warning" title="This browser cannot show notifications">
        Use another browser. On an iPhone or iPad, add S4 to the home screen and open it there.
      </Callout>
    )
  if (permission === 'denied')
    return (
      <Callout tone="warning" title="Notifications are blocked in this browser">
        Allow notifications for this site in the settings of your browser, then load this page again.
      </Callout>
    )

  const start = async () => {
    setIsAsking(true)
    setHasFailed(false)
    try {
      const subscription = await noticePush.subscribe(pushKey)
      if (subscription) {
        await add.mutateAsync(subscription)
        setPushOwner(user.uid)
      }
    } catch {
      setHasFailed(true)
    } finally {
      setPermission(pushPermission())
      setIsAsking(false)
    }
  }
  return (
    <>
      <Refusal failure={add.error} />
      {hasFailed && !add.error && (
        <Callout tone="danger" live title="That did not work">
          The browser could not reach its push service. Check your connection and try again.
        </Callout>
      )}
      <Inline>
        <Button busy={isAsking} onClick={() => void start()}>
          Show notifications on this device
        </Button>
      </Inline>
    </>
  )
}
