import { companyLinks } from '@s4/links'
import { dateText, localDate, timeText } from '@s4/domain/shift-text'
import { Button, ButtonLink, Heading, Inline, Stack, Text, useWakeLock, Wall } from '@s4/ui'
import { Maximize, Volume2, VolumeX, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAlarm } from './use-alarm'

interface WallScreenProps {
  /** The server's time. */
  now: string
  /** Keys of the red lines. */
  urgent: readonly string[]
  children: ReactNode
}

/** The room on a screen that hangs on a wall: it stays awake, and sounds for each new red line. */
export function WallScreen({ now, urgent, children }: WallScreenProps) {
  useWakeLock()
  const { sounding, turnOn, turnOff } = useAlarm(urgent)

  return (
    <Wall
      controls={
        <>
          {sounding ? (
            <Button tone="quiet" icon={<VolumeX aria-hidden />} onClick={turnOff}>
              Turn sound off
            </Button>
          ) : (
            <Button icon={<Volume2 aria-hidden />} onClick={turnOn}>
              Turn sound on
            </Button>
          )}
          <Button
            tone="quiet"
            icon={<Maximize aria-hidden />}
            onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
          >
            Full screen
          </Button>
          <ButtonLink tone="quiet" icon={<X aria-hidden />} to={companyLinks.jobs}>
            Leave
          </ButtonLink>
        </>
      }
    >
      <Stack gap="sm">
        <Inline justify="between">
          <Heading level={1}>{dateText(localDate(now))}</Heading>
          <Inline>
            <Text tone="muted">{sounding ? 'Sound is on' : 'Sound is off'}</Text>
            <Text weight="bold">{timeText(now)}</Text>
          </Inline>
        </Inline>
        {children}
      </Stack>
    </Wall>
  )
}
