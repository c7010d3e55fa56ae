import { ApiError } from '@s4/contract/api-error'
import { ShieldCheck } from 'lucide-react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import {
  Announced,
  Badge,
  Button,
  ButtonLink,
  Callout,
  Countdown,
  createRefusals,
  EmptyState,
  FailureState,
  Heading,
  Inline,
  LoadingOverlay,
  NextStep,
  NextStepLink,
  NotLoaded,
  PageRefusals,
  ProgressBar,
  Refusal,
  RefusalsProvider,
  RouteError,
  SavedMark,
  ScreenSkeleton,
  Skeleton,
  Stack,
  StatusBadge,
  Strip,
  Text,
} from '../index'

const nothing = () => undefined
const evening = () => Date.parse('2026-11-21T18:00:00.000Z')
const licenceExpired = new ApiError('server.failed', {
  message: 'Your SIA licence expired on 3 November 2026.',
  nextStep: { label: 'Your SIA licence', path: '/' },
})

export const Badges = () => (
  <Inline>
    <Badge>12</Badge>
    <Badge tone="success">Door supervisor</Badge>
    <Badge tone="warning">2 places left</Badge>
    <Badge tone="danger">3 missed</Badge>
    <Badge tone="info">New</Badge>
  </Inline>
)

export const StatusBadges = () => (
  <Inline>
    <StatusBadge>Draft</StatusBadge>
    <StatusBadge tone="success">Accepted</StatusBadge>
    <StatusBadge tone="warning">Offered</StatusBadge>
    <StatusBadge tone="danger">No-show</StatusBadge>
    <StatusBadge tone="info">Applied</StatusBadge>
    <StatusBadge tone="success" icon={ShieldCheck}>
      Licence checked
    </StatusBadge>
  </Inline>
)

export const Callouts = () => (
  <Stack>
    <Callout title="Bring your licence">The site asks for the card itself, not a picture of it.</Callout>
    <Callout tone="success">Your hours are agreed.</Callout>
    <Callout
      tone="warning"
      title="Less than 11 h of rest"
      action={
        <Button size="small" tone="quiet">
          See both shifts
        </Button>
      }
    >
      7 h between Friday night and Saturday morning.
    </Callout>
    <Callout tone="danger" live title="The offer was not sent">
      Every place of this shift is taken.
    </Callout>
  </Stack>
)

export const Countdowns = () => (
  <Stack gap="xs">
    <Text>
      Starts in <Countdown to="2026-11-24T06:00:00.000Z" now={evening} />
    </Text>
    <Text>
      Next check call in <Countdown to="2026-11-21T18:04:09.000Z" now={evening} />
    </Text>
    <Text>
      The offer expires <Countdown to="2026-11-21T17:00:00.000Z" now={evening} doneText="any moment" />
    </Text>
  </Stack>
)

export const Strips = () => (
  <Stack>
    <Strip title="Your shift at 18:00" action={<Button size="small">Book on</Button>}>
      PIN 0427, Tobacco Dock
    </Strip>
  </Stack>
)

export const ProgressBars = () => (
  <Stack>
    <ProgressBar label="Your profile" value={3} max={5} text="3 of 5 done" />
    <ProgressBar label="Places taken" value={8} max={8} tone="success" />
    <ProgressBar label="Hours this week" value={41} max={48} text="41 of 48 h" tone="warning" />
    <ProgressBar label="Storage" value={97} tone="danger" />
  </Stack>
)

export const Refusals = () => (
  <Stack>
    <Refusal failure={licenceExpired} title="You cannot accept this offer">
      The offer stays open.
    </Refusal>
    <Refusal
      failure={new ApiError('server.failed', { message: 'Too many tries.', status: 429, retryAfterSeconds: 90 })}
    />
    <Inline>
      <NextStepLink failure={licenceExpired} />
    </Inline>
  </Stack>
)

const refusals = createRefusals()
refusals.show(licenceExpired)

export const RefusedWrites = () => (
  <RefusalsProvider refusals={refusals}>
    <PageRefusals />
  </RefusalsProvider>
)

export const ScreensLoading = () => (
  <Stack gap="xl">
    <ScreenSkeleton shape="search" />
    <ScreenSkeleton shape="record" />
  </Stack>
)

export const Skeletons = () => (
  <Stack gap="lg">
    <Skeleton shape="text" count={2} label="Loading the description…" />
    <Skeleton shape="card" label="Loading the job…" />
    <Skeleton shape="list" count={2} label="Loading the workers…" />
    <Skeleton shape="table" count={2} label="Loading the invoices…" />
  </Stack>
)

export const Empty = () => (
  <EmptyState drawing="search" action={<ButtonLink to="/">Find work</ButtonLink>}>
    You have not applied for any work yet.
  </EmptyState>
)

export const Failure = () => (
  <FailureState level={3} onRetry={nothing}>
    S4 did not answer. What you typed is kept.
  </FailureState>
)

export const LoadingScreen = () => (
  <main>
    <Heading level={1}>Signing in</Heading>
    <LoadingOverlay label="Signing in…" />
  </main>
)

const failing = createMemoryRouter([
  {
    path: '/',
    loader: () => {
      throw licenceExpired
    },
    element: null,
    hydrateFallbackElement: <Skeleton />,
    errorElement: (
      <main>
        <RouteError />
      </main>
    ),
  },
])

export const RouteErrorScreen = () => <RouterProvider router={failing} />

export const AnnouncedText = () => (
  <Announced>
    <Text>No jobs found for “stewrd”. These match “steward”.</Text>
  </Announced>
)

export const SavedMarks = () => (
  <Inline>
    <SavedMark state="pending" />
    <SavedMark state="success" />
  </Inline>
)

export const OneNextStep = () => (
  <NextStep
    goal="Ready to apply"
    done={1}
    total={3}
    title="Add your work experience"
    why="Companies choose by what people have done."
    minutes={1}
    action={<ButtonLink to="/">Add your work experience</ButtonLink>}
  />
)

export const APartThatDidNotLoad = () => <NotLoaded hasFailed onRetry={async () => undefined} />
