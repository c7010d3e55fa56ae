import { BarChart } from '@s4/chart'
import type { AlertStatistics, WeekStatistics } from '@s4/contract'
import { tookText } from '@s4/domain/alert-outcome'
import { formatPence, penceForInput } from '@s4/domain/money'
import { dateText, durationText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import {
  ButtonLink,
  DataTable,
  EmptyState,
  ExternalLink,
  FieldGroup,
  Grid,
  Page,
  Section,
  SelectField,
  Stat,
  TabTitle,
  Text,
  TextLink,
} from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { useStatistics } from './statistics-queries'
import { costWords, percent, placesWords, sumOfWeeks } from './sums'

const PERIODS = ['4', '12', '26', '52']
const DEFAULT_PERIOD = '12'

/** A company's figures by week, from the last weeks to the next. */
export function StatisticsPage() {
  const [params, setParams] = useSearchParams()
  const { weeks, thisMonday, alerts, sites } = useStatistics(params)
  const choose = (name: string, value: string) =>
    setParams((before) => new URLSearchParams([...[...before].filter(([key]) => key !== name), [name, value]]), {
      replace: true,
    })

  return (
    <Page>
      <TabTitle title="Statistics" />
      <TextLink to={companyLinks.completedJobs}>All completed jobs</TextLink>
      <Section title="Show">
        <FieldGroup>
          <SelectField
            label="Period"
            value={params.get('weeks') ?? DEFAULT_PERIOD}
            options={PERIODS.map((value) => ({ value, label: `Last ${value} weeks` }))}
            onChange={({ target }) => choose('weeks', target.value)}
          />
          <SelectField
            label="Site"
            emptyLabel="All sites"
            value={params.get('site') ?? ''}
            options={sites.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => choose('site', target.value)}
          />
        </FieldGroup>
      </Section>
      {weeks.every(({ places, due, spend }) => places + due + spend === 0) ? (
        <EmptyState drawing="money" action={<ButtonLink to={companyLinks.postJob}>Post a job</ButtonLink>}>
          Your figures appear here once you have shifts in these weeks.
        </EmptyState>
      ) : (
        <Figures weeks={weeks} thisMonday={thisMonday} alerts={alerts} />
      )}
    </Page>
  )
}

interface FiguresProps {
  weeks: readonly WeekStatistics[]
  thisMonday: string
  alerts: AlertStatistics
}

function Figures({ weeks: asked, thisMonday, alerts }: FiguresProps) {
  // Weeks before the first with anything in it would only fill the charts.
  const weeks = asked.slice(asked.findIndex(({ places, due, spend, expected }) => places + due + spend + expected > 0))
  const weekText = (monday: string) =>
    dateText(monday, { weekday: false, year: monday.slice(0, 4) !== thisMonday.slice(0, 4) })
  const past = sumOfWeeks(weeks.filter(({ monday }) => monday <= thisMonday))
  const ahead = sumOfWeeks(weeks.filter(({ monday }) => monday > thisMonday))
  const labels = weeks.map(({ monday }) => weekText(monday))
  return (
    <>
      <Section title="Up to the end of this week">
        <Grid min={160} stretch>
          <Stat
            label="Places filled"
            value={percent(past.filled, past.places)}
            hint={`${past.filled} of ${past.places}`}
          />
          <Stat
            label="Booked on in time"
            value={percent(past.onTime, past.due)}
            hint={`${past.onTime} of ${past.due} begun`}
          />
          <Stat label="Late or not booked on" value={lateOf(past)} />
          <Stat label="No-shows" value={past.noShows} />
          <Stat label="Hours agreed" value={durationText(past.minutes)} />
          <Stat
            label="Cost without VAT"
            value={formatPence(past.spend + past.expected)}
            hint={`${formatPence(past.spend)} invoiced, ${formatPence(past.expected)} expected`}
          />
        </Grid>
        <Text size="small" tone="muted">
          Shifts later this week have places but have not begun. A no-show is not a filled place. Expected is the cost
          of hours not agreed yet. Agreed hours without an invoice, such as those of your own staff, are not in the
          cost.
        </Text>
      </Section>
      <Section title="Alerts up to now">
        <Text>
          {alerts.raised} raised. {tookWords(alerts.seen, 'looked at', alerts.secondsToSee)}{' '}
          {tookWords(alerts.closed, 'resolved by your team', alerts.secondsToClose)}
        </Text>
      </Section>
      <Section title="The next 4 weeks">
        <Grid min={160}>
          <Stat
            label="Places filled"
            value={percent(ahead.filled, ahead.places)}
            hint={`${ahead.filled} of ${ahead.places}`}
          />
          <Stat
            label="Expected cost"
            value={formatPence(ahead.expected)}
            hint="Agreed shifts at their planned length"
          />
        </Grid>
      </Section>
      <Section title="Cost by week">
        <BarChart
          summary={costWords(weeks)}
          labels={labels}
          series={[
            { name: 'Invoiced', values: weeks.map(({ spend }) => spend), tone: 'done' },
            { name: 'Expected', values: weeks.map(({ expected }) => expected), tone: 'open' },
          ]}
          format={formatPence}
        />
      </Section>
      <Section title="Places by week">
        <BarChart
          summary={placesWords(weeks)}
          labels={labels}
          series={[
            { name: 'Filled', values: weeks.map(({ filled }) => filled), tone: 'done' },
            { name: 'Not filled', values: weeks.map(({ places, filled }) => places - filled), tone: 'open' },
          ]}
          format={String}
        />
      </Section>
      <Section title="All figures">
        <DataTable
          caption="Figures by week"
          rows={weeks}
          rowKey={({ monday }) => monday}
          columns={[
            {
              key: 'monday',
              header: 'Week from',
              cell: ({ monday }) => weekText(monday),
              sortBy: (week) => week.monday,
            },
            {
              key: 'filled',
              header: 'Places filled',
              cell: (week) => `${week.filled} of ${week.places}`,
              align: 'end',
            },
            {
              key: 'onTime',
              header: 'Booked on in time',
              cell: (week) => `${week.onTime} of ${week.due}`,
              align: 'end',
            },
            { key: 'late', header: 'Late or not booked on', cell: lateOf, align: 'end' },
            { key: 'noShows', header: 'No-shows', cell: (week) => week.noShows, align: 'end' },
            { key: 'hours', header: 'Hours agreed', cell: (week) => durationText(week.minutes), align: 'end' },
            { key: 'spend', header: 'Invoiced', cell: (week) => formatPence(week.spend), align: 'end' },
            { key: 'expected', header: 'Expected', cell: (week) => formatPence(week.expected), align: 'end' },
          ]}
        />
        <ExternalLink
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(weeks))}`}
          download="s4-statistics.csv"
        >
          Download as CSV
        </ExternalLink>
      </Section>
    </>
  )
}

/** The rest of the shifts begun: in time, late and no-shows add up to them. */
const lateOf = ({ due, onTime, noShows }: Omit<WeekStatistics, 'monday'>) => due - onTime - noShows

const CSV_HEAD = [
  'Week from',
  'Places',
  'Filled',
  'Begun',
  'Booked on in time',
  'Late or not booked on',
  'No-shows',
  'Hours agreed',
  'Invoiced',
  'Expected',
]

/** The figures of the table: hours as decimals, amounts in pounds. */
function csvOf(weeks: readonly WeekStatistics[]): string {
  const lines = weeks.map((week) =>
    [
      week.monday,
      week.places,
      week.filled,
      week.due,
      week.onTime,
      lateOf(week),
      week.noShows,
      (week.minutes / 60).toFixed(2),
      penceForInput(week.spend),
      penceForInput(week.expected),
    ].join(','),
  )
  return [CSV_HEAD.join(','), ...lines].join('\r\n')
}

const tookWords = (count: number, what: string, seconds: number | null): string =>
  seconds === null ? `None ${what}.` : `${count} ${what}, on average after ${tookText(seconds)}.`
