import { seekerLinks } from '@s4/links'
import { ButtonLink } from '@s4/ui'
import { useComingShift } from '../queries/shift-day-queries'

/** Leads to the next shift, or to open jobs where there is none. */
export function NextShiftLink({ tone = 'action' }: { tone?: 'action' | 'quiet' }) {
  const coming = useComingShift(null)
  return (
    <ButtonLink tone={tone} to={coming ? seekerLinks.nextShift : seekerLinks.jobs}>
      {coming ? 'See your next shift' : 'Find work'}
    </ButtonLink>
  )
}
