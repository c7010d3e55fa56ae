import type { AssignmentDetails } from '@s4/contract'
import { TRAIL_KEPT_DAYS } from '@s4/domain/geofence'
import { NextStepLink, SavedMark, Section, SwitchField, Text } from '@s4/ui'
import { useDay, useShareLocation } from '../queries/shift-day-queries'
import type { SharingState } from './use-position-sharing'

/** Switches the sharing of the position with the company on and off. */
export function PositionCard({ work, sharing }: { work: AssignmentDetails; sharing: SharingState }) {
  const { data: day } = useDay(work.id)
  const share = useShareLocation()

  return (
    <Section title="Your location">
      <SwitchField
        label="Share my location with the company"
        hint={
          'We send it every minute, and when you have moved 50 m. Only while you are booked on and this screen is ' +
          `open. We remove it ${TRAIL_KEPT_DAYS} days after the shift.`
        }
        checked={share.isPending ? share.variables.share : day.locationShared}
        onChange={({ target }) => share.mutate({ id: work.id, share: target.checked })}
      />
      <SavedMark state={share.status} />
      {day.locationShared && (
        <Text size="small" tone={sharing.trouble || sharing.outside ? 'warning' : 'muted'} role="status">
          {sharing.trouble
            ? `On, but the company gets nothing now. ${sharing.trouble}`
            : (sharing.last ?? 'Finding your location…')}{' '}
          <NextStepLink failure={sharing} />
        </Text>
      )}
    </Section>
  )
}
