import { seekerLinks } from '@s4/links'
import type { ScreeningFile } from '@s4/contract'
import { ButtonLink, Callout, List, Section, Text } from '@s4/ui'
import { spanText } from './span-text'

/** Where the worker lived, with the gaps. */
export function Addresses({ file: { addresses, addressGaps } }: { file: ScreeningFile }) {
  return (
    <Section title="Where you lived">
      {addressGaps.length === 0 ? (
        <Callout tone="success">The last five years are complete.</Callout>
      ) : (
        <List label="Times without an address">
          {addressGaps.map((gap) => (
            <li key={gap.from}>
              <Callout
                tone="warning"
                title={spanText(gap)}
                action={
                  <ButtonLink to={seekerLinks.editPersonalDetails} tone="quiet" size="small">
                    Add an address
                  </ButtonLink>
                }
              >
                {gap.days} days without an address.
              </Callout>
            </li>
          ))}
        </List>
      )}
      <List label="Addresses" gap="sm">
        {addresses.map((address) => (
          <li key={address.from}>
            <Text>
              {address.line1}, {address.town}, {address.postcode}
            </Text>
            <Text size="small" tone="muted">
              {spanText(address)}
            </Text>
          </li>
        ))}
      </List>
    </Section>
  )
}
