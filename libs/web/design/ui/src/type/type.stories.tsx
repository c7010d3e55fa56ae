import {
  ExternalLink,
  Heading,
  Inline,
  Money,
  Stack,
  Text,
  TextLink,
  TimeText,
  Unbroken,
  VisuallyHidden,
} from '../index'

export const Headings = () => (
  <Stack>
    <Heading level={3} size="display">
      Shifts near you
    </Heading>
    <Heading level={3} size="title">
      Door supervisor, Tobacco Dock
    </Heading>
    <Heading level={3} size="large">
      About the work
    </Heading>
    <Heading level={4}>Arrival</Heading>
  </Stack>
)

export const Sizes = () => (
  <Stack gap="xs">
    {(['caption', 'small', 'body', 'large', 'title', 'display'] as const).map((size) => (
      <Text key={size} size={size}>
        {size}: two of you at each entrance
      </Text>
    ))}
  </Stack>
)

export const Tones = () => (
  <Stack gap="xs">
    {(['normal', 'muted', 'danger', 'success', 'warning'] as const).map((tone) => (
      <Text key={tone} tone={tone}>
        {tone}: the shift starts in two hours
      </Text>
    ))}
    <Text weight="medium">Medium weight</Text>
    <Text weight="bold">Bold weight</Text>
    <Text preserveLines>{'Loading bay\nPennington Street'}</Text>
  </Stack>
)

export const Links = () => (
  <Stack gap="xs">
    <TextLink to="/">Your profile</TextLink>
    <ExternalLink href="https://www.gov.uk/">GOV.UK</ExternalLink>
  </Stack>
)

export const Figures = () => (
  <Inline>
    <Money>£14.50/h</Money>
    <Unbroken>K7Q2MX-000001</Unbroken>
    <TimeText at="2026-11-20T22:00:00.000Z">Fri 20 Nov 2026, 22:00</TimeText>
    <Text as="span">
      104<VisuallyHidden> messages not read</VisuallyHidden>
    </Text>
  </Inline>
)
