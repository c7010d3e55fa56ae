import type { Device } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Badge, Button, Inline, List, Stack, Text, TimeText } from '@s4/ui'
import { useDevices, useEndDevice } from './account-queries'

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
          Signed in <TimeText at={signedInAt}>{momentText(signedInAt)}</TimeText>
          {current ? (
            ', in use now'
          ) : (
            <>
              , last used <TimeText at={lastSeenAt}>{momentText(lastSeenAt)}</TimeText>
            </>
          )}
        </Text>
        {shiftPassUntil && (
          <Text size="small" tone="muted">
            Can go on with your shift without signing in, until{' '}
            <TimeText at={shiftPassUntil}>{momentText(shiftPassUntil)}</TimeText>
          </Text>
        )}
      </Stack>
      {!current && (
        <Button
          tone="quiet"
          size="small"
          busy={end.isPending}
          aria-label={`Sign out ${device}, signed in ${momentText(signedInAt)}`}
          onClick={() => end.mutate({ id })}
        >
          Sign out
        </Button>
      )}
    </Inline>
  )
}
