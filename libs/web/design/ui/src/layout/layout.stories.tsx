import {
  ActionBar,
  Badge,
  Banners,
  Button,
  Callout,
  Card,
  Columns,
  DataTable,
  DescriptionList,
  Divider,
  FormPage,
  Frame,
  FullScreen,
  Grid,
  Heading,
  Inline,
  KeepsRoom,
  LinkCard,
  LinkRow,
  List,
  ListWithDetail,
  Money,
  MonthGrid,
  NeedsScripts,
  Page,
  Panes,
  Reserve,
  Screen,
  Section,
  Spot,
  Stack,
  Stat,
  StatusBadge,
  Steps,
  Text,
  TextLink,
  TickList,
  Timeline,
  Unseen,
  WhenSeen,
} from '../index'
import { WindowedList } from './windowed-list'

const workers = [
  { id: '1', name: 'Ada Okafor', role: 'Door supervisor', pence: 1450, state: 'Accepted' },
  { id: '2', name: 'Bram Lewis', role: 'Security guard', pence: 1300, state: 'Offered' },
  { id: '3', name: 'Chloe Singh', role: 'CCTV operator', pence: 1575, state: 'Accepted' },
]

export const StacksAndLines = () => (
  <Page width="form">
    <Stack gap="sm">
      <Text>Fri 20 Nov 2026, 22:00–06:00</Text>
      <Divider />
      <Inline justify="between">
        <Text>Tobacco Dock, London</Text>
        <Badge tone="info">8 h</Badge>
      </Inline>
    </Stack>
  </Page>
)

export const Cards = () => (
  <Grid min={240}>
    <Card>
      <Text weight="bold">Bring your own torch</Text>
      <Text tone="muted">The car park is not lit after midnight.</Text>
    </Card>
    <LinkCard to="/" title="Door supervisor" level={3}>
      <Text>Tobacco Dock, Fri 20 Nov</Text>
      <Inline>
        <Button size="small">Apply</Button>
      </Inline>
    </LinkCard>
    <LinkRow
      to="/"
      title="Door supervisor"
      level={3}
      facts={['Tobacco Dock', 'Fri 20 Nov']}
      state={<Badge tone="success">Filled</Badge>}
    />
    <Stat label="Hours this week" value="31 h" hint="Two shifts to come" />
  </Grid>
)

export const SectionWithAction = () => (
  <Section
    title="Applicants"
    action={
      <Button size="small" tone="quiet">
        Invite somebody
      </Button>
    }
  >
    <List label="Applicants">
      {workers.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </List>
  </Section>
)

export const MainAndAside = () => (
  <Columns asideLabel="About the company" aside={<Card>Dockside Guarding Ltd, 12 reviews</Card>}>
    <Card>Search at the door, two of you at each entrance.</Card>
  </Columns>
)

export const FormWithExplanation = () => (
  <FormPage
    head={<Heading>VAT number</Heading>}
    beside={{ label: 'What it is for', content: <Text>Some workers charge VAT.</Text> }}
  >
    <Card>The form</Card>
  </FormPage>
)

export const BoxesOfAHeight = () => (
  <Stack>
    <Frame height={120} role="group" aria-label="Map of the site">
      <WhenSeen>
        <Text>The map</Text>
      </WhenSeen>
    </Frame>
    <Reserve phone={80} desk={60}>
      <Text tone="muted">Room is kept for what is loading.</Text>
    </Reserve>
    <KeepsRoom>
      <Text>Whether you come is not known yet.</Text>
    </KeepsRoom>
    <Inline>
      <Button>Book on</Button>
      <Unseen>
        <Button tone="quiet">Help</Button>
      </Unseen>
    </Inline>
    <Screen hidden={false}>
      <Text>The screen before the next one.</Text>
    </Screen>
    <NeedsScripts what="Opening this link" />
  </Stack>
)

export const Actions = () => (
  <ActionBar>
    <Button>Post the job</Button>
    <Button tone="quiet">Save as draft</Button>
  </ActionBar>
)

export const ActionOfAPage = () => (
  <ActionBar ofPage>
    <Button wide>Apply for this job</Button>
  </ActionBar>
)

export const Table = () => (
  <DataTable
    caption="Workers of this shift"
    rows={workers}
    rowKey={({ id }) => id}
    columns={[
      { key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
      { key: 'role', header: 'Role', cell: ({ role }) => role },
      {
        key: 'pay',
        header: 'Pay',
        align: 'end',
        cell: ({ pence }) => <Money>£{(pence / 100).toFixed(2)}/h</Money>,
        sortBy: ({ pence }) => pence,
      },
      {
        key: 'state',
        header: 'State',
        cell: ({ state }) => <StatusBadge tone={state === 'Offered' ? 'warning' : 'success'}>{state}</StatusBadge>,
      },
    ]}
  />
)

export const Facts = () => (
  <DescriptionList
    items={[
      { term: 'Site', detail: 'Tobacco Dock, Wapping Lane, London E1W 2SF' },
      { term: 'Pay', detail: <Money>£14.50/h</Money> },
      { term: 'Breaks', detail: '30 min, paid' },
    ]}
  />
)

export const Events = () => (
  <Timeline
    label="Attendance"
    events={[
      { id: 'on', title: 'Booked on, inside the site', time: '21:58', tone: 'success' },
      { id: 'call', title: 'Check call missed', time: '01:05', tone: 'danger' },
      { id: 'late', title: 'Answered late', time: '01:09', tone: 'warning', children: 'No signal in the basement.' },
      { id: 'break', title: 'Break started', time: '02:30', tone: 'info' },
      { id: 'off', title: 'Booked off', time: '06:01' },
    ]}
  />
)

export const WholeHeight = () => (
  <Panes
    label="Sites"
    showing="list"
    list={
      <List>
        {['Tobacco Dock', 'Canada Square'].map((site) => (
          <li key={site}>
            <TextLink to="/">{site}</TextLink>
          </li>
        ))}
      </List>
    }
  >
    <Text>Wapping Lane, London E1W 2SF</Text>
  </Panes>
)

export const ListAndOpenItem = () => (
  <ListWithDetail
    open="2"
    label="Worker"
    back={{ to: '/', text: 'All workers' }}
    list={
      <List label="Workers">
        {workers.map(({ id, name, role }) => (
          <li key={id}>
            <Card as="article">
              <TextLink to={`?worker=${id}`} aria-current={id === '2' || undefined}>
                {name}
              </TextLink>
              <Text tone="muted">{role}</Text>
            </Card>
          </li>
        ))}
      </List>
    }
  >
    <Section title="Bram Lewis">
      <Text>Security guard, twelve shifts with you.</Text>
    </Section>
  </ListWithDetail>
)

const places = Array.from({ length: 200 }, (_, index) => ({ id: String(index), name: `Shift ${index + 1} of 200` }))

export const LongList = () => (
  <Frame height={240}>
    <WindowedList
      label="Shifts"
      items={places}
      itemKey={({ id }) => id}
      itemHeight={58}
      renderItem={({ name }) => <Card>{name}</Card>}
    />
  </Frame>
)

export const BannersOfAPhone = () => (
  <Banners>
    <Callout title="Your shift at 22:00: Tobacco Dock">Starts in 2 h 05 min.</Callout>
    <Callout tone="warning" title="1 thing is not sent yet">
      It is sent when there is a signal.
    </Callout>
  </Banners>
)

export const NumberedSteps = () => (
  <Steps
    level={3}
    steps={[
      { title: 'Find a shift', text: 'You see the pay before you apply.', picture: <Spot name="find" /> },
      { title: 'Work it safely', text: 'Answer check calls.', picture: <Spot name="work" /> },
    ]}
  />
)

export const Ticks = () => <TickList items={['Nobody works with an expired licence.', 'Agreed pay stays agreed.']} />

export const MiddleOfAScreen = () => (
  <FullScreen>
    <Heading level={1} size="title">
      Scan to book on
    </Heading>
  </FullScreen>
)

export const AMonth = () => (
  <MonthGrid
    caption="December 2026"
    firstWeekday={2}
    days={Array.from({ length: 31 }, (_, at) => ({
      date: `2026-12-${String(at + 1).padStart(2, '0')}`,
      isToday: at === 9,
      children: at === 11 && (
        <>
          <TextLink to="#">22:00–06:00, Door supervisor</TextLink>
          <Badge tone="info">Assigned</Badge>
        </>
      ),
    }))}
  />
)
