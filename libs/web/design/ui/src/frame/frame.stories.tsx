import { Briefcase, CalendarDays, LogOut, MessagesSquare, Receipt, UserRound } from 'lucide-react'
import { MemoryRouter } from 'react-router-dom'
import {
  AppFrame,
  Button,
  ButtonLink,
  CornerNotice,
  Heading,
  Hero,
  LoadingFrame,
  Logo,
  NavigationEntry,
  NightStreet,
  Page,
  PageTitle,
  PublicFrame,
  Section,
  Stack,
  TabTitle,
  Text,
  TextField,
  TextLink,
  UrgentBar,
  Ways,
} from '../index'

const nothing = () => undefined

const Way = ({ label }: { label: string }) => (
  <ButtonLink to="/" tone="signal" wide>
    {label}
  </ButtonLink>
)

export const Logos = () => (
  <Stack>
    <Logo />
    <Logo size={48} />
  </Stack>
)

export const Notice = () => (
  <CornerNotice title="A new version of S4 is ready" action={<Button size="small">Load it</Button>}>
    What you typed is kept.
  </CornerNotice>
)

export const Urgent = () => (
  <UrgentBar
    title="2 alerts wait"
    action={
      <Button size="small" tone="danger">
        Open the alert log
      </Button>
    }
  >
    Ada Byron needs help, Tobacco Dock
  </UrgentBar>
)

export const MenuLines = () => (
  <ul>
    <li>
      <NavigationEntry item={{ label: 'Invoices', icon: Receipt, to: '/' }} look="sheet" />
    </li>
    <li>
      <NavigationEntry item={{ label: 'Chat', icon: MessagesSquare, to: '/', count: 3, active: true }} look="sheet" />
    </li>
  </ul>
)

export const AppFrameScreen = () => (
  <MemoryRouter>
    <AppFrame
      title="Jobs"
      logo={
        <TextLink to="/" aria-label="S4 home">
          <Logo />
        </TextLink>
      }
      person={{ name: 'Ada Okafor', to: '/' }}
      notifications={{ to: '/', unread: 3 }}
      navigation={[
        { label: 'Find work', icon: Briefcase, to: '/', active: true },
        { label: 'My work', icon: CalendarDays, to: '/', count: 2 },
        { label: 'Messages', icon: MessagesSquare, to: '/', count: 104 },
        { label: 'Invoices', icon: Receipt, blockedReason: 'Complete your profile first.', onBlocked: nothing },
        { label: 'Profile', icon: UserRound, to: '/' },
        { label: 'Log out', icon: LogOut, onSelect: nothing },
      ]}
    >
      <TabTitle title="Job" />
      <PageTitle title="Door supervisor, Tobacco Dock" />
      <Page>
        <Section title="About the work">
          <Text>A launch party with 600 guests. Search at the door, two of you at each entrance.</Text>
        </Section>
      </Page>
    </AppFrame>
  </MemoryRouter>
)

export const LoadingScreen = () => <LoadingFrame title="Jobs" shape="search" />

export const LandingScreen = () => (
  <MemoryRouter>
    <PublicFrame footer={<TextLink to="/">Terms</TextLink>}>
      <Hero
        title={['Find security work.', 'Fill security shifts.']}
        text="Companies post it, self-employed people find it, do it safely and get paid."
        picture={<NightStreet />}
        actions={
          <Ways
            ways={[
              { link: <Way label="Find work" />, text: 'For people in security' },
              { link: <Way label="Post work" />, text: 'For companies' },
            ]}
          />
        }
      />
    </PublicFrame>
  </MemoryRouter>
)

export const SignInScreen = () => (
  <MemoryRouter>
    <PublicFrame
      title="Sign in"
      layout="split"
      promise="Booked on, looked after, paid."
      footer={<TextLink to="/">Privacy</TextLink>}
    >
      <Heading level={1}>Sign in</Heading>
      <TextField label="Email" name="email" type="email" />
      <Button wide>Continue</Button>
    </PublicFrame>
  </MemoryRouter>
)
