import { useSession } from '@s4/auth-session'
import type { Reach } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Button, Callout, Inline, List, Refusal, Section, Stack, Text } from '@s4/ui'
import { useState } from 'react'
import { useAddDevice, useRemoveDevice } from '../queries/alerting-queries'
import { alertPush } from '../push/alert-push'
import { pushPermission, setPushOwner } from '@s4/live/push'

export function DeviceSection({ reach: { devices, pushKey } }: { reach: Reach }) {
  const remove = useRemoveDevice()
  const here = devices.find(({ isCurrent }) => isCurrent)
  const removeDevice = (id: string) => {
    if (id === here?.id) {
      setPushOwner(null)
      void alertPush.unsubscribe().catch(() => undefined)
    }
    remove.mutate({ id })
  }
  return (
    <Section title="Devices">
      <Stack gap="sm">
        {devices.length === 0 ? (
          <Text tone="muted">No device gets alerts yet.</Text>
        ) : (
          <List label="Devices that get alerts">
            {devices.map(({ id, device, createdAt, isCurrent }) => (
              <li key={id}>
                <Inline justify="between">
                  <Text>
                    {device}
                    {isCurrent && ' (this one)'}, since {momentText(createdAt)}
                  </Text>
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={`Stop alerts on ${device}`}
                    onClick={() => removeDevice(id)}
                  >
                    Stop
                  </Button>
                </Inline>
              </li>
            ))}
          </List>
        )}
        {!here && <ThisDevice pushKey={pushKey} />}
        <Text size="small" tone="muted">
          A device gets alerts until you sign out there, or until a day after your sign-in expires. The message gives no
          names.
        </Text>
      </Stack>
    </Section>
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
      <Callout tone="warning" title="This browser cannot show alerts">
        Use another browser. On an iPhone or iPad, add S4 to the home screen and open it there.
      </Callout>
    )
  if (permission === 'denied')
    return (
      <Callout tone="warning" title="Alerts are blocked in this browser">
        Allow notifications for this site in the settings of your browser, then load this page again.
      </Callout>
    )

  const start = async () => {
    setIsAsking(true)
    setHasFailed(false)
    try {
      const subscription = await alertPush.subscribe(pushKey)
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
        <Button tone="quiet" busy={isAsking} onClick={() => void start()}>
          Get alerts on this device
        </Button>
      </Inline>
    </>
  )
}
