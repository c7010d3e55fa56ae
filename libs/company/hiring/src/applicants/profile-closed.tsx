import { Text } from '@s4/ui'

export const ProfileClosed = ({ fullname }: { fullname: string }) => (
  <Text size="small" tone="muted">
    This application has ended, so {fullname}’s profile is closed to you. It opens again when they apply again or agree
    to work.
  </Text>
)
