import { timeText } from '@s4/domain/shift-text'
import { Callout } from '@s4/ui'

/** What is not up to date must say so: it looks like a quiet hour. */
export function NotConnected({ since }: { since: number }) {
  return (
    <Callout tone="danger" live title={`Not connected since ${timeText(new Date(since).toISOString())}`}>
      What you see may be out of date. It is read again as soon as the connection is back.
    </Callout>
  )
}
