import { useApi } from '@s4/api-client'
import { loginUrl } from '@s4/auth-session'
import { phoneActionText } from '@s4/domain/phone-actions'
import { momentText } from '@s4/domain/shift-text'
import { Button, Callout, Disclosure, ExternalLink, List, Text } from '@s4/ui'
import { useState } from 'react'
import type { KeptAction } from '../phone-queue/phone-database'
import { phoneOf, usePhoneHold } from '../phone-queue/phone'
import type { Hold } from '../phone-queue/phone-queue'
import { useSending } from './use-sending'
import { useShownActions } from './use-shown-actions'

const holdText: Record<Hold, string> = {
  'no-signal': 'There is no signal, or S4 cannot be reached. Your phone sends all of it when it can.',
  'signed-out': 'You are signed out here. Sign in as yourself, and all of it is sent.',
  'old-app': 'This page is out of date. Reload it, and all of it is sent.',
}

/** What the phone keeps of the shift, with the reason; and what was not taken, until it is read. */
export function UnsentBar() {
  useSending()
  const kept = useShownActions()
  const hold = usePhoneHold()
  const { queue } = phoneOf(useApi())
  const [sending, setSending] = useState(false)
  const waiting = kept.filter(({ refusal }) => refusal === null)
  const refused = kept.filter(({ refusal }) => refusal !== null)

  const sendNow = async () => {
    setSending(true)
    await queue.flush()
    setSending(false)
  }

  return (
    <>
      {/* What was pressed a moment ago is on its way, and is no news. */}
      {waiting.length > 0 && hold !== null && (
        <Callout
          tone="warning"
          live
          title={waiting.length === 1 ? '1 thing is not sent yet' : `${waiting.length} things are not sent yet`}
          action={
            hold === 'signed-out' ? (
              <ExternalLink href={loginUrl()}>Sign in</ExternalLink>
            ) : (
              <Button size="small" tone="quiet" busy={sending} onClick={() => void sendNow()}>
                Send now
              </Button>
            )
          }
        >
          {holdText[hold]}
          <Disclosure summary="Show what is not sent yet">
            <List label="Not sent yet">
              {waiting.map((action) => (
                <li key={action.key}>
                  <Text size="small">{pressedText(action)}</Text>
                </li>
              ))}
            </List>
          </Disclosure>
        </Callout>
      )}
      {refused.map((action) => (
        <Callout
          key={action.key}
          tone="danger"
          live
          title={`Not accepted: ${pressedText(action)}`}
          action={
            <Button size="small" tone="quiet" onClick={() => void queue.dismiss(action)}>
              I have read it
            </Button>
          }
        >
          {action.refusal?.body.detail} The company can read it too, with the time on your phone.
        </Callout>
      ))}
    </>
  )
}

const pressedText = ({ name, pressedAt, offset, files }: KeptAction): string => {
  const pictures = files.length === 0 ? '' : files.length === 1 ? ', with 1 picture' : `, with ${files.length} pictures`
  return `${phoneActionText(name)}, ${momentText(new Date(pressedAt + (offset ?? 0)).toISOString())}${pictures}`
}
