import type { Notification } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Badge, Button, ButtonLink, LinkRow, TimeText } from '@s4/ui'
import { useRead } from './notification-queries'
import { whereText } from './where-to'

/** What has happened, with a button to where it is dealt with; going there marks it as read. */
export function NotificationCard({
  notice: { id, title, body, link, critical, createdAt, readAt },
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
        body,
        <TimeText key="at" at={createdAt}>
          {momentText(createdAt)}
        </TimeText>,
      ]}
      state={
        <>
          {unread && (
            <>
              <Badge tone="info">New</Badge>
              <Button size="small" tone="plain" aria-label={`Mark as read: ${title}`} onClick={markRead}>
                Mark as read
              </Button>
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
