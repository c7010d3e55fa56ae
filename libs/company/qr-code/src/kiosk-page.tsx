import { serverNow, useNow } from '@s4/api-client/clock'
import { loginUrl } from '@s4/auth-session'
import {
  Countdown,
  ExternalLink,
  FailureState,
  FullScreen,
  Heading,
  NextStepLink,
  Stack,
  Text,
  useWakeLock,
} from '@s4/ui'
import { useParams } from 'react-router-dom'
import { useKioskCode } from './code-queries'
import { QrPicture } from './qr-picture'

/** A screen at the site whose code changes every 30 seconds, so that a photo of it soon stops working. */
export function KioskPage() {
  const { siteId = '' } = useParams()
  const { data: shown, error, refetch, isFetching } = useKioskCode(siteId)
  const now = useNow(serverNow)
  useWakeLock()

  if (!shown) {
    return error ? (
      <FailureState
        busy={isFetching}
        onRetry={() => void refetch()}
        action={
          error.code.startsWith('session.') ? (
            <ExternalLink href={loginUrl()}>Sign in to start it</ExternalLink>
          ) : (
            <NextStepLink failure={error} />
          )
        }
      >
        {error.message}
      </FailureState>
    ) : null
  }
  const hasRunOut = now >= Date.parse(shown.endsAt)
  return (
    <FullScreen>
      <Stack gap="lg" align="center">
        <Heading level={1} size="display">
          {shown.siteName}
        </Heading>
        {hasRunOut ? (
          <Text role="alert" size="large" tone="danger">
            The code has run out. The next one comes as soon as this screen is connected.
          </Text>
        ) : (
          <>
            <Text size="large">Scan to book on</Text>
            <QrPicture link={shown.link} label={`QR code to book on at ${shown.siteName}`} size={420} />
            <Text size="display" weight="bold">
              {shown.code}
            </Text>
            {error ? (
              <Text role="alert" tone="danger">
                {error.message}: this code may have expired.
              </Text>
            ) : (
              <Text tone="muted">
                Changes in <Countdown to={shown.nextAt} now={serverNow} />
              </Text>
            )}
          </>
        )}
      </Stack>
    </FullScreen>
  )
}
