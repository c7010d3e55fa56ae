import type { AssignmentDetails } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Card, List, PictureRow, Text, TimeText } from '@s4/ui'
import { ReportAnswers } from '@s4/work'
import { useLogbook } from './report-queries'

/** The worker's logbook entries, oldest first. */
export function LogbookList({ work }: { work: AssignmentDetails }) {
  const entries = useLogbook(work.id)
  if (entries.length === 0) return <Text tone="muted">Nothing yet.</Text>

  return (
    <List label="Reports">
      {entries.map(({ id, text, form, pictures, createdAt }) => (
        <Card as="li" key={id}>
          <Text size="small" tone="muted">
            <TimeText at={createdAt}>{momentText(createdAt, work.zone)}</TimeText>
          </Text>
          <Text preserveLines>{text}</Text>
          {form && <ReportAnswers form={form} />}
          {pictures.length > 0 && (
            <PictureRow label={`Report of ${momentText(createdAt, work.zone)}`} addresses={pictures} />
          )}
        </Card>
      ))}
    </List>
  )
}
