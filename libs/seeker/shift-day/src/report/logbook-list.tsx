import type { AssignmentDetails } from '@s4/contract'
import { handoverReadText } from '@s4/domain/report-forms'
import { momentText } from '@s4/domain/shift-text'
import { Card, List, PictureRow, Text, TimeText } from '@s4/ui'
import { ReportAnswers } from '@s4/work'
import { useEffect, useRef } from 'react'
import { useKeptActions, usePhoneHold } from '../phone-queue/phone'
import { useLogbook } from './report-queries'

interface LogbookListProps {
  work: AssignmentDetails
  /** How many were written here: after each, the page goes to the newest. */
  written: number
}

/** The worker's logbook entries, oldest first. */
export function LogbookList({ work, written }: LogbookListProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (written > 0) box.current?.querySelector<HTMLElement>(':scope > ul > li:last-child')?.focus()
  }, [written])

  const hold = usePhoneHold()
  const sent = useLogbook(work.id)
  const entries = sent ?? []
  const waiting = useKeptActions().filter(
    ({ name, assignmentId, refusal }) => name === 'logbook.create' && assignmentId === work.id && refusal === null,
  )
  if (sent?.length === 0 && waiting.length === 0) return <Text tone="muted">Nothing yet.</Text>

  return (
    <>
      {sent === null && <Text tone="muted">There is no signal, so what was sent before cannot be shown now.</Text>}
      <div ref={box}>
        <List label="Reports">
          {entries.map(({ id, text, form, pictures, createdAt, readBy }) => (
            <Card as="li" tabIndex={-1} key={id}>
              <Text size="small" tone="muted">
                <TimeText at={createdAt}>{momentText(createdAt, work.zone)}</TimeText>
              </Text>
              <Text preserveLines>{text}</Text>
              {form && <ReportAnswers form={form} />}
              {form?.kind === 'handover' && <Text size="small">{handoverReadText(readBy, work.zone)}</Text>}
              {pictures.length > 0 && (
                <PictureRow label={`Report of ${momentText(createdAt, work.zone)}`} addresses={pictures} />
              )}
            </Card>
          ))}
          {waiting.map(({ key, input, pressedAt, files }) => (
            <Card as="li" tabIndex={-1} key={key}>
              <Text size="small" tone="warning">
                {momentText(new Date(pressedAt).toISOString(), work.zone)}:{' '}
                {hold === null ? 'is being sent' : 'waits on this phone'}
                {files.length > 0 && ` with ${files.length === 1 ? '1 picture' : `${files.length} pictures`}`}
              </Text>
              <Text preserveLines>{String(input['text'])}</Text>
            </Card>
          ))}
        </List>
      </div>
    </>
  )
}
