import type { Device } from '@s4/contract'
import { Badge, Button, Inline, List, Stack, Text, TimeText } from '@s4/ui'
import { useDevices, useEndDevice } from './account-queries'

const deviceTime = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant))

export function DeviceList() {
  const devices = useDevices()
  return (
    <List label="Devices">
      {devices.map((device) => (
        <li key={device.id}>
          <DeviceLine device={device} />
        </li>
      ))}
    </List>
  )
}

function DeviceLine({ device: { id, device, signedInAt, lastSeenAt, current, shiftPassUntil } }: { device: Device }) {
  const end = useEndDevice()
  return (
    <Inline justify="between">
      <Stack gap="xs">
        <Inline>
          <Text weight="bold">{device}</Text>
          {current && <Badge>This one</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          Signed in <TimeText at={signedInAt}>{deviceTime(signedInAt)}</TimeText>
          {current ? (
            ', in use now'
          ) : (
            <>
              , last used <TimeText at={lastSeenAt}>{deviceTime(lastSeenAt)}</TimeText>
            </>
          )}
        </Text>
        {shiftPassUntil && (
          <Text size="small" tone="muted">
            Can go on with your shift without signing in, until{' '}
            <TimeText at={shiftPassUntil}>{deviceTime(shiftPassUntil)}</TimeText>
          </Text>
        )}
      </Stack>
      {!current && (
        <Button
          tone="quiet"
          size="small"
          busy={end.isPending}
          aria-label={`Sign out ${device}, signed in ${deviceTime(signedInAt)}`}
          onClick={() => end.mutate({ id })}
        >
          Sign out
        </Button>
      )}
    </Inline>
  )
}
