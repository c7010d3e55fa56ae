import { companyLinks } from '@s4/links'
import type { CheckableDocument, WorkerWithDueChecks } from '@s4/contract'
import { dateText, shiftText } from '@s4/domain/shift-text'
import {
  Avatar,
  ButtonLink,
  Card,
  CheckboxField,
  Heading,
  Inline,
  List,
  Stack,
  StatusBadge,
  Text,
  TextLink,
} from '@s4/ui'
import { DocumentLine } from '../documents/document-line'

interface WorkerChecksProps {
  worker: WorkerWithDueChecks
  isChosen: (document: CheckableDocument) => boolean
  onChoose: (document: CheckableDocument, on: boolean) => void
}

/** The checks due of one worker. */
export function WorkerChecks({ worker, isChosen, onChoose }: WorkerChecksProps) {
  const { seekerId, fullname, picture, nextShift, shifts, screening, due } = worker
  return (
    <Card as="article" aria-label={fullname}>
      <Inline>
        <Avatar name={fullname} picture={picture} />
        <Stack gap="none">
          <Heading level={3} size="body">
            {fullname}
          </Heading>
          <Text size="small" tone="muted">
            <TextLink to={`${companyLinks.assignedJob(nextShift.jobId)}?shift=${nextShift.shiftId}`}>
              {nextShift.title}, {shiftText(nextShift, nextShift.zone)}
            </TextLink>
            , {nextShift.siteName}
            {shifts > 1 && ` and ${shifts - 1} more`}
          </Text>
        </Stack>
      </Inline>
      {screening && <ScreeningDue seekerId={seekerId} screening={screening} />}
      <List label={`Documents of ${fullname}`}>
        {due.map(({ document, stops, expiring }) => (
          <li key={`${document.kind}-${document.id}`}>
            <Stack gap="sm">
              <Inline justify="between">
                <Inline>
                  {stops && <StatusBadge tone="danger">Cannot book on before this is checked</StatusBadge>}
                  {expiring && <StatusBadge tone="warning">Ends soon</StatusBadge>}
                </Inline>
                <CheckboxField
                  label="Select"
                  aria-label={`Select ${document.name} of ${fullname}`}
                  checked={isChosen(document)}
                  onChange={({ currentTarget }) => onChoose(document, currentTarget.checked)}
                />
              </Inline>
              <DocumentLine document={document} seekerId={seekerId} fullname={fullname} mayReveal />
            </Stack>
          </li>
        ))}
      </List>
    </Card>
  )
}

interface ScreeningDueProps {
  seekerId: string
  screening: NonNullable<WorkerWithDueChecks['screening']>
}

function ScreeningDue({ seekerId, screening: { result, until, stops, expiring } }: ScreeningDueProps) {
  return (
    <Stack gap="sm">
      {stops && <StatusBadge tone="danger">Cannot book on before this is decided</StatusBadge>}
      {expiring && <StatusBadge tone="warning">Ends soon</StatusBadge>}
      <Text weight="medium">BS 7858 screening</Text>
      <Text size="small" tone="muted">
        {result === null && 'Not decided'}
        {result === 'refused' && 'Refused'}
        {until && `Conditional until ${dateText(until)}`}
      </Text>
      <Inline>
        <ButtonLink size="small" tone="quiet" to={`${companyLinks.workerScreening}?worker=${seekerId}`}>
          Decide
        </ButtonLink>
      </Inline>
    </Stack>
  )
}
