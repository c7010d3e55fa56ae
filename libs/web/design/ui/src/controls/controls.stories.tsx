import { Bell, CalendarPlus, Trash2 } from 'lucide-react'
import {
  Button,
  ButtonLink,
  Disclosure,
  DownloadButton,
  IconButton,
  Inline,
  LandscapePrint,
  LoadMore,
  PrintButton,
  ScreenOnly,
  Stack,
  Tabs,
  Text,
} from '../index'

const nothing = () => undefined

export const Buttons = () => (
  <Inline>
    <Button icon={<CalendarPlus aria-hidden />}>Post a job</Button>
    <Button tone="quiet">Save as draft</Button>
    <Button tone="danger" icon={<Trash2 aria-hidden />}>
      Cancel this shift
    </Button>
    <Button tone="plain">Choose another site</Button>
    <Button tone="signal">Book on</Button>
  </Inline>
)

export const SmallButtons = () => (
  <Inline>
    <Button size="small">Offer</Button>
    <Button size="small" tone="quiet">
      Message
    </Button>
    <Button size="small" tone="danger">
      Turn down
    </Button>
  </Inline>
)

export const ButtonsThatCannotBePressed = () => (
  <Inline>
    <Button busy>Sending the offer</Button>
    <Button tone="quiet" busy>
      Saving
    </Button>
    <Button disabled>Send the offer</Button>
  </Inline>
)

export const WideButton = () => <Button wide>Sign in</Button>

export const ButtonLinks = () => (
  <Inline>
    <ButtonLink to="/">Find work</ButtonLink>
    <ButtonLink to="/" tone="quiet" size="small">
      Your SIA licence
    </ButtonLink>
  </Inline>
)

export const IconButtons = () => (
  <Inline>
    <IconButton label="Notifications">
      <Bell aria-hidden />
    </IconButton>
    <IconButton label="Delete the draft" disabled>
      <Trash2 aria-hidden />
    </IconButton>
  </Inline>
)

export const Disclosures = () => (
  <Stack>
    <Disclosure summary="If either of you cancels later">
      You can cancel free of charge up to 24 h before the start.
    </Disclosure>
    <Disclosure summary="Arrival instructions" open>
      Report to the loading bay in Pennington Street and ask for Dana.
    </Disclosure>
  </Stack>
)

export const MoreOfAList = () => (
  <Stack>
    <LoadMore hasMore onMore={nothing} noun="jobs" />
    <LoadMore hasMore busy onMore={nothing} />
  </Stack>
)

export const Printing = () => (
  <Inline>
    <LandscapePrint />
    <PrintButton>Print the rota</PrintButton>
    <ScreenOnly>
      <Text tone="muted">This line is not printed.</Text>
    </ScreenOnly>
  </Inline>
)

export const TabStrip = () => (
  <Tabs
    label="My work"
    tabs={[
      { label: 'Applied', to: '/', active: false, count: 12 },
      { label: 'Assigned', to: '/', active: true, count: 3 },
      { label: 'In progress', to: '/', active: false },
      { label: 'Completed', to: '/', active: false, count: 104 },
    ]}
  />
)

export const Download = () => (
  <DownloadButton download={{ isPending: true, received: 1_500_000, start: () => undefined, cancel: () => undefined }}>
    Save as PDF
  </DownloadButton>
)
