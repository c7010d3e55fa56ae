import { companyLinks } from '@s4/links'
import type { CompletedShift } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { shiftText } from '@s4/domain/shift-text'
import {
  ButtonLink,
  DateField,
  EmptyState,
  FieldGroup,
  FoldedFilters,
  Inline,
  LinkRow,
  List,
  type ListView,
  ListWithDetail,
  LoadMore,
  MoreActions,
  onTexts,
  Page,
  SearchField,
  Skeleton,
  Stack,
  StatusBadge,
  Tabs,
  Text,
  useListView,
  useOpenItem,
  useSubmitSoon,
  ViewSwitch,
  lazyPart,
} from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { useSearchParams } from 'react-router-dom'
import {
  parseSearch,
  useCompletedShifts,
  useOwed,
  useOwedText,
  type Search,
  type State,
} from '../queries/completed-work-queries'
import { CompletedJob } from './completed-job-page'
import { OPEN_SHIFT } from './open-shift'
import { unbroken } from './unbroken'

const views: readonly { label: string; state: State; empty: string }[] = [
  { label: 'All', state: 'all', empty: 'Nobody has finished a shift for you yet.' },
  { label: 'Hours to agree', state: 'toAgree', empty: 'There are no hours to agree.' },
  { label: 'To pay', state: 'unpaid', empty: 'Every invoice is marked as paid.' },
]

const ShiftsTable = lazyPart(async () => (await import('./shifts-table')).ShiftsTable)

export function CompletedJobsPage() {
  const { open, addressOf } = useOpenItem(...OPEN_SHIFT)
  const [params] = useSearchParams()
  const list = useListView('completedShifts')
  const shift = params.get('shift')
  return (
    <Page width={list.view === 'table' ? 'wide' : 'content'}>
      <ListWithDetail
        open={open}
        label="Shift"
        back={{ to: addressOf(null), text: 'All completed jobs' }}
        ownPage={open === null ? undefined : `${companyLinks.completedJob(open)}${shift ? `?shift=${shift}` : ''}`}
        list={<Shifts list={list} />}
      >
        {open !== null && <CompletedJob jobId={open} />}
      </ListWithDetail>
    </Page>
  )
}

function Shifts({ list }: { list: ListView }) {
  const [params] = useSearchParams()
  const search = parseSearch(params)
  const { state: current, ...narrowed } = search
  const active = Object.keys(narrowed).length
  const stateUrl = (state: State) => {
    const next = new URLSearchParams({ ...narrowed, ...(state !== 'all' && { state }) })
    return next.size > 0 ? `?${next}` : '.'
  }
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useCompletedShifts(search)
  const { shiftsToAgree, shiftsToPay } = useOwed()
  const counts = { all: undefined, toAgree: shiftsToAgree, unpaid: shiftsToPay }
  const shifts = data.pages.flatMap((page) => page.data)

  return (
    <Stack gap="lg">
      <Inline justify="between" align="end">
        <Tabs
          label="Completed jobs by what is left to do"
          tabs={views.map(({ label, state }) => ({
            label,
            to: stateUrl(state),
            active: state === current,
            // The counts are of everything.
            count: active > 0 ? undefined : counts[state],
          }))}
        />
        <Inline>
          <MoreActions
            about="completed jobs"
            first={
              <>
                <ButtonLink tone="quiet" size="small" to={companyLinks.statement}>
                  Weekly statement
                </ButtonLink>
                <ButtonLink tone="quiet" size="small" to={companyLinks.statistics}>
                  Statistics
                </ButtonLink>
              </>
            }
            more={
              <>
                <ButtonLink tone="quiet" size="small" to={companyLinks.timesheet}>
                  Timesheet
                </ButtonLink>
                <ButtonLink tone="quiet" size="small" to={companyLinks.agreements}>
                  Agreements
                </ButtonLink>
              </>
            }
          />
          <ViewSwitch list={list} />
        </Inline>
      </Inline>
      <FoldedFilters active={active}>
        <SearchFields search={search} />
      </FoldedFilters>
      {current === 'unpaid' && <Owed />}
      {shifts.length === 0 ? (
        <EmptyState
          drawing="shift"
          action={
            <ButtonLink tone="quiet" to={companyLinks.jobsInProgress}>
              See who is at work
            </ButtonLink>
          }
        >
          {active > 0 ? 'No completed shift matches.' : views.find(({ state }) => state === current)?.empty}
        </EmptyState>
      ) : list.view === 'table' ? (
        <InPicture fallback={<Skeleton shape="table" />}>
          <ShiftsTable search={search} />
        </InPicture>
      ) : (
        <>
          <List label="Completed shifts">
            {shifts.map((shift) => (
              <li key={shift.shiftId}>
                <ShiftCard shift={shift} wide={list.wide} />
              </li>
            ))}
          </List>
          <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="shifts" />
        </>
      )}
    </Stack>
  )
}

/** Kept in the address, which keeps the rest of what it says. */
function SearchFields({ search: { text, from, to } }: { search: Search }) {
  const [params, setParams] = useSearchParams()
  const submitSoon = useSubmitSoon()
  const narrow = (texts: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params)
    for (const name of ['text', 'from', 'to']) {
      if (texts[name]) next.set(name, texts[name])
      else next.delete(name)
    }
    setParams(next, { replace: true })
  }
  return (
    <form role="search" onInput={submitSoon} onSubmit={onTexts(narrow)}>
      <FieldGroup min={172}>
        <SearchField
          label="Search by job, site, client or worker"
          hiddenLabel={false}
          name="text"
          maxLength={200}
          defaultValue={text ?? ''}
        />
        <DateField label="From" name="from" optional defaultValue={from ?? ''} />
        <DateField label="To" name="to" optional defaultValue={to ?? ''} />
      </FieldGroup>
    </form>
  )
}

function Owed() {
  const owed = useOwedText()
  return owed && <Text>To pay in all: {owed}.</Text>
}

function ShiftCard({ shift, wide }: { shift: CompletedShift; wide: boolean }) {
  const { jobId, shiftId, toAgree, waiting, unpaid, unpaidPence, refundPence, agreedPence, people, cancelled } = shift
  const [params] = useSearchParams()
  const { open, addressOf } = useOpenItem(...OPEN_SHIFT)
  const done = toAgree + waiting + unpaid + refundPence === 0
  return (
    <LinkRow
      title={shift.title}
      to={wide ? addressOf(jobId, { shift: shiftId }) : `${companyLinks.completedJob(jobId)}?shift=${shiftId}`}
      aria-current={(open === jobId && params.get('shift') === shiftId) || undefined}
      facts={[
        unbroken(shiftText(shift, shift.zone)),
        shift.siteName,
        `${peopleText(people, cancelled)}${agreedPence > 0 ? `, ${formatPence(agreedPence)} agreed` : ''}`,
      ]}
      state={
        <>
          {toAgree > 0 && (
            <StatusBadge tone="warning">{toAgree === 1 ? '1 to agree' : `${toAgree} to agree`}</StatusBadge>
          )}
          {waiting > 0 && (
            <StatusBadge tone="info">
              {waiting === 1 ? '1 waits for the worker’s answer' : `${waiting} wait for the workers’ answers`}
            </StatusBadge>
          )}
          {unpaid > 0 && <StatusBadge tone="warning">{formatPence(unpaidPence)} to pay</StatusBadge>}
          {refundPence > 0 && <StatusBadge tone="info">{formatPence(refundPence)} to get back</StatusBadge>}
          {done && <StatusBadge tone="success">Nothing left to do</StatusBadge>}
        </>
      }
    />
  )
}

/** `2 people, 1 cancelled with a charge`. */
const peopleText = (people: number, cancelled: number): string =>
  [
    ...(people > 0 || cancelled === 0 ? [people === 1 ? '1 person' : `${people} people`] : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled with a charge`] : []),
  ].join(', ')
