import { seekerLinks } from '@s4/links'
import type { WorkCalendar } from '@s4/contract'
import { addDays, dayNumber } from '@s4/domain/calendar-date'
import { monthText } from '@s4/domain/month-text'
import { dateText, localDate, momentText, shiftTimes } from '@s4/domain/shift-text'
import {
  ButtonLink,
  Disclosure,
  Heading,
  Inline,
  List,
  MonthGrid,
  Page,
  Stack,
  Tabs,
  Text,
  TextLink,
  useWide,
} from '@s4/ui'
import { AssignmentBadge, MyWorkTabs } from '@s4/work'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DayOff, TakeDaysOff } from './days-off'
import { useCalendarDays } from './calendar-query'
import { daysAfter, daysBefore, daysPath, shownDays, type ShownDays } from './shown-days'

/** A month or a week of a worker: agreed work, open offers, weekly hours, days off and bank holidays, day by day. */
export function CalendarPage() {
  const [params] = useSearchParams()
  const shown = shownDays(params)
  const calendar = useCalendarDays(shown)
  const { view, from, to } = shown
  const [today] = useState(() => localDate(new Date().toISOString()))
  const days = daysOf(calendar, shown)
  const listed = view === 'week' ? days : days.filter((day) => hasNews(day, today))
  // A list of a month opens at today.
  const earlier = view === 'month' && inside(today, shown) ? listed.filter(({ date }) => date < today) : []
  const isGrid = useWide() && view === 'month'
  const saysHours = ({ date }: Day) => calendar.hours.length > 0 && date >= today

  return (
    <Page>
      <MyWorkTabs current="Assigned" />
      <Stack>
        <Tabs
          label="View"
          tabs={[
            { label: 'Month', to: daysPath('month', from), active: view === 'month' },
            { label: 'Week', to: daysPath('week', inside(today, shown) ? today : from), active: view === 'week' },
          ]}
        />
        <Heading>{view === 'week' ? `${dateText(from, { year: false })} to ${dateText(to)}` : monthText(from)}</Heading>
        <Inline>
          <ButtonLink size="small" tone="quiet" to={daysPath(view, daysBefore(shown))}>
            {view === 'week' ? 'Week before' : 'Month before'}
          </ButtonLink>
          <ButtonLink size="small" tone="quiet" to={daysPath(view)}>
            Today
          </ButtonLink>
          <ButtonLink size="small" tone="quiet" to={daysPath(view, daysAfter(shown))}>
            {view === 'week' ? 'Week after' : 'Month after'}
          </ButtonLink>
        </Inline>
        {calendar.work.length + calendar.offered.length === 0 && (
          <Text>You have no work or open offers in this {view}.</Text>
        )}
        {isGrid ? (
          <MonthGrid
            caption={monthText(from)}
            firstWeekday={weekdayOf(from)}
            days={days.map((day) => ({
              date: day.date,
              isToday: day.date === today,
              children: <DayContents day={day} saysHours={saysHours(day)} />,
            }))}
          />
        ) : (
          <>
            {earlier.length > 0 && (
              <Disclosure summary="Earlier in this month">
                <DayList days={earlier} {...{ today, saysHours }} />
              </Disclosure>
            )}
            <DayList days={listed.filter((day) => !earlier.includes(day))} {...{ today, saysHours }} />
          </>
        )}
        {view === 'month' && !isGrid && (
          <Text size="small" tone="muted">
            Empty days are left out. A week shows each day.
          </Text>
        )}
        <TakeDaysOff day={from > today ? from : today} />
        <TextLink to={seekerLinks.editAvailability}>Change the hours you can work</TextLink>
      </Stack>
    </Page>
  )
}

interface Entry {
  key: string
  to: string
  /** `22:00–06:00 next day`. */
  times: string
  title: string
  companyName: string
  siteName: string
  /** Of agreed work; an offer has a time until which it can be answered instead. */
  status: WorkCalendar['work'][number]['status'] | null
  lapsesAt: string | null
  zone: string
  startsAt: string
}

interface Day {
  date: string
  holidays: WorkCalendar['holidays']
  daysOff: WorkCalendar['daysOff'][number] | undefined
  /** Days off taken together are named and removed on the first of them that is shown. */
  isFirstOff: boolean
  entries: Entry[]
  /** `08:00–18:00`, in the hours of the week that the worker gave. */
  hours: string[]
}

type Shift = Omit<WorkCalendar['offered'][number], 'lapsesAt'>

function timesText({ zone, ...shift }: Shift): string {
  const nextDay = localDate(shift.startsAt, zone) === localDate(shift.endsAt, zone) ? '' : ' next day'
  return `${shiftTimes(shift, zone)}${nextDay}`
}

function daysOf({ work, offered, hours, daysOff, holidays }: WorkCalendar, { from, to }: ShownDays): Day[] {
  const entries: Entry[] = [
    ...work.map((one) => ({
      key: one.id,
      to: seekerLinks.assignment(one.id),
      times: timesText(one),
      lapsesAt: null,
      ...one,
    })),
    ...offered.map((one) => ({
      key: `${one.id} ${one.startsAt}`,
      to: seekerLinks.assignedWork,
      times: timesText(one),
      status: null,
      ...one,
    })),
  ].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  const days: Day[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const off = daysOff.find((one) => one.from <= date && one.to >= date)
    days.push({
      date,
      holidays: holidays.filter((holiday) => holiday.date === date),
      daysOff: off,
      isFirstOff: date === from || date === off?.from,
      entries: entries.filter(({ startsAt, zone }) => localDate(startsAt, zone) === date),
      hours: hours.filter(({ weekday }) => weekday === weekdayOf(date)).map(({ start, end }) => `${start}–${end}`),
    })
  }
  return days
}

const hasNews = ({ date, entries, holidays, daysOff }: Day, today: string) =>
  date === today || entries.length + holidays.length > 0 || daysOff !== undefined

interface DayListProps {
  days: readonly Day[]
  today: string
  saysHours: (day: Day) => boolean
}

const DayList = ({ days, today, saysHours }: DayListProps) => (
  <List label="Days" gap="lg">
    {days.map((day) => (
      <li key={day.date}>
        <Stack gap="xs">
          <Heading level={3}>
            {dateText(day.date, { year: false })}
            {day.date === today && ', today'}
          </Heading>
          <DayContents day={day} saysHours={saysHours(day)} />
        </Stack>
      </li>
    ))}
  </List>
)

interface DayContentsProps {
  day: Day
  /** The calendar says nothing of them for the past, on a day with work, and without any hours in the week. */
  saysHours: boolean
}

function DayContents({ day: { date, holidays, daysOff, isFirstOff, entries, hours }, saysHours }: DayContentsProps) {
  const hasWork = entries.some(({ status }) => status !== null)
  return (
    <>
      {holidays.map((holiday) => (
        <Text key={holiday.name} size="small" weight="medium">
          {holidayText(holiday)}
        </Text>
      ))}
      {daysOff && <DayOff daysOff={daysOff} isFirst={isFirstOff} hasWork={hasWork} />}
      {entries.length > 0 && (
        <List label={`Work on ${dateText(date)}`} gap="xs">
          {entries.map(({ key, to, times, title, companyName, siteName, status, lapsesAt, zone }) => (
            <li key={key}>
              <Inline>
                {status && <AssignmentBadge status={status} />}
                <TextLink to={to}>
                  <strong>{times}</strong>, {siteName}
                </TextLink>
                <Text as="span" size="small" tone="muted">
                  {title}, {companyName}
                </Text>
                {lapsesAt && (
                  <Text as="span" size="small" weight="medium">
                    Offer: answer by {momentText(lapsesAt, zone)}
                  </Text>
                )}
              </Inline>
            </li>
          ))}
        </List>
      )}
      {saysHours && !daysOff && !hasWork && (
        <Text size="small" tone="muted">
          {hours.length > 0 ? `You can work ${hours.join(' and ')}` : 'You gave no hours for this day'}
        </Text>
      )}
    </>
  )
}

const nationTexts: Record<WorkCalendar['holidays'][number]['nations'][number], string> = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
}

function holidayText({ name, nations }: WorkCalendar['holidays'][number]): string {
  const where = nations.length === 3 ? '' : ` in ${nations.map((one) => nationTexts[one]).join(' and ')}`
  return `${name}, bank holiday${where}`
}

// Day 0, 1 January 1970, was a Thursday; 1 is Monday.
const weekdayOf = (date: string) => (((dayNumber(date) ?? 0) + 3) % 7) + 1

const inside = (date: string, { from, to }: ShownDays) => date >= from && date <= to
