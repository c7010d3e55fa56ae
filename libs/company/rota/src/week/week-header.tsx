import { apiLinks, companyLinks } from '@s4/links'
import { dateText } from '@s4/domain/shift-text'
import { daysOfWeek, findMonday, weekAfter } from '@s4/domain/week'
import { ButtonLink, ExternalLink, Heading, Inline, ScreenOnly, PrintButton, TextLink, useNarrow } from '@s4/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { today } from './rota-params'
import { dayText } from '../entries/shift-text'

/** The week with links to other weeks and, where there is room, its papers. */
export function WeekHeader({ week }: { week: string }) {
  const isNarrow = useNarrow()
  const [params] = useSearchParams()
  const to = (monday: string) => {
    const next = new URLSearchParams(params)
    next.delete('day')
    next.set('week', monday)
    return `?${next.toString()}`
  }
  const thisWeek = findMonday(today()) ?? week

  return (
    <Inline justify="between">
      <Heading>{`${dayText(week)} – ${dateText(daysOfWeek(week).at(-1) ?? week)}`}</Heading>
      <ScreenOnly>
        <Inline gap="sm">
          <ButtonLink
            iconOnPhone
            size="small"
            tone="quiet"
            to={to(weekAfter(week, -1))}
            icon={<ChevronLeft aria-hidden />}
          >
            Previous week
          </ButtonLink>
          <ButtonLink
            iconOnPhone
            size="small"
            tone="quiet"
            to={to(weekAfter(week))}
            icon={<ChevronRight aria-hidden />}
          >
            Next week
          </ButtonLink>
          {week !== thisWeek && (
            <ButtonLink size="small" tone="quiet" to={to(thisWeek)}>
              This week
            </ButtonLink>
          )}
          {!isNarrow && <WeekPapers week={week} />}
        </Inline>
      </ScreenOnly>
    </Inline>
  )
}

/** Recurring work, printing and calendars: in the header, on phones below the week. */
export const WeekPapers = ({ week }: { week: string }) => (
  <>
    <TextLink to={companyLinks.recurring}>Recurring work</TextLink>
    <PrintButton />
    <ExternalLink href={`${apiLinks.rotaWeekCalendar}?week=${week}`} download>
      Week as a calendar file
    </ExternalLink>
    <TextLink to={companyLinks.rotaCalendars}>Follow in a calendar</TextLink>
  </>
)
