import type { Notification } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Badge, ButtonLink, IconButton, LinkRow, Stack, Text, TimeText } from '@s4/ui'
import { Check } from 'lucide-react'
import { isAlert, useRead } from './notification-queries'
import { whereText } from './where-to'

/** What has happened, with a button to where it is dealt with; going there marks it as read. */
export function NotificationCard({
  notice: { id, kind, title, body, link, critical, createdAt, readAt },
}: {
  notice: Notification
}) {
  const read = useRead()
  // Shown as read before the server has answered.
  const unread = readAt === null && !read.isPending
  const where = whereText(link)
  const markRead = () => {
    if (unread) read.mutate({ id })
  }

  return (
    <LinkRow
      title={title}
      to={link}
      onClick={markRead}
      facts={[
        <Stack key="what" gap="xs">
          <Text as="span" size="small" preserveLines>
            {body}
          </Text>
          <TimeText at={createdAt}>{momentText(createdAt)}</TimeText>
        </Stack>,
      ]}
      state={
        <>
          {unread && (
            <>
              <Badge tone={isAlert(kind) ? 'danger' : 'info'}>{isAlert(kind) ? 'Alert' : 'New'}</Badge>
              <IconButton label={`Mark as read: ${title}`} onClick={markRead}>
                <Check aria-hidden />
              </IconButton>
            </>
          )}
          <ButtonLink
            size="small"
            tone={unread && critical ? 'action' : 'quiet'}
            to={link}
            aria-label={`${where}: ${title}`}
            onClick={markRead}
          >
            {where}
          </ButtonLink>
        </>
      }
    />
  )
}
