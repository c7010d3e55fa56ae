import { companyLinks } from '@s4/links'
import type { CompanyJobDetails, Shift } from '@s4/contract'
import { shiftText } from '@s4/domain/shift-text'
import { Badge, Card, Inline, List, ProgressBar, Section, Text, TextLink, useOpenItem } from '@s4/ui'
import { countText } from './count-text'

interface ShiftFillingProps {
  job: CompanyJobDetails
  /** The shift in the URL, else the current or next one. */
  chosen: Shift | undefined
}

/** The places taken on each shift, with links for the chosen one. */
export function ShiftFilling({ job: { id, shifts, zone, status, applicantsByShift }, chosen }: ShiftFillingProps) {
  const { addressOf } = useOpenItem('shift')
  const standing = shifts.filter(({ cancelled }) => !cancelled).length
  return (
    <Section
      title="Shifts"
      action={
        <Text as="span" size="small" tone="muted">
          {countText(standing, 'shift')}
        </Text>
      }
    >
      {chosen && (
        <Card as="article" aria-label={shiftText(chosen, zone)}>
          <ShiftLine shift={chosen} zone={zone} applicants={applicantsByShift[chosen.id]} />
          {/* Nobody sees a draft: it has no applicants, workers or log. */}
          {status !== 'draft' && (
            <Inline>
              <TextLink to={`${companyLinks.applicants(id)}?shift=${chosen.id}`}>Applicants for this shift</TextLink>
              <TextLink to={`${companyLinks.assignedJob(id)}?shift=${chosen.id}`}>Assigned workers</TextLink>
              <TextLink to={`${companyLinks.logbook(id)}?shift=${chosen.id}`}>Report log</TextLink>
            </Inline>
          )}
        </Card>
      )}
      {shifts.length > 1 && (
        <List label="Other shifts">
          {shifts
            .filter((shift) => shift !== chosen)
            .map((shift) => (
              <Card as="li" key={shift.id}>
                <ShiftLine shift={shift} zone={zone} applicants={applicantsByShift[shift.id]} />
                <TextLink to={addressOf(shift.id)} aria-label={`Go to ${shiftText(shift, zone)}`}>
                  Go to this shift
                </TextLink>
              </Card>
            ))}
        </List>
      )}
    </Section>
  )
}

interface ShiftLineProps {
  shift: Shift
  zone: string
  /** Who waits for the company's answer. */
  applicants: number | undefined
}

function ShiftLine({ shift, zone, applicants = 0 }: ShiftLineProps) {
  const { taken, positions, cancelled } = shift
  if (cancelled) {
    return (
      <Inline>
        <Text as="span" tone="muted">
          {shiftText(shift, zone)}
        </Text>
        <Badge tone="danger">Cancelled</Badge>
      </Inline>
    )
  }
  return (
    <ProgressBar
      label={shiftText(shift, zone)}
      value={taken}
      max={positions}
      text={`${taken} of ${positions} filled${applicants > 0 ? `, ${applicants} applied` : ''}`}
      tone={taken >= positions ? 'success' : 'action'}
    />
  )
}
