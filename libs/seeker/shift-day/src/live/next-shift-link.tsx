import { useApi } from '@s4/api-client'
import { seekerLinks } from '@s4/links'
import { Button, ButtonLink, Unseen } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { comingShiftQuery } from '../queries/shift-day-queries'

/**
 * Leads to the next shift, or to open jobs where there is none. What was just finished is shown whether or not the next
 * shift can be read: with a shift pass alone it cannot.
 */
export function NextShiftLink({ tone = 'action' }: { tone?: 'action' | 'quiet' }) {
  const { data: coming, isPending } = useQuery({ ...comingShiftQuery(useApi(), null), throwOnError: false })
  // Its place is kept, and it is seen once it says where it leads.
  if (isPending)
    return (
      <Unseen>
        <Button tone={tone}>Find work</Button>
      </Unseen>
    )
  return (
    <ButtonLink tone={tone} to={coming === null ? seekerLinks.jobs : seekerLinks.nextShift}>
      {coming === null ? 'Find work' : 'See your next shift'}
    </ButtonLink>
  )
}
