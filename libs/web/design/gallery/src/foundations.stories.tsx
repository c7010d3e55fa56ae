import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Drawing, type DrawingName, Grid, Inline, Stack, StatusBadge, Text } from '@s4/ui'
import { statusTones } from '@s4/work'
import { Bell, CalendarDays, MapPin, MessageSquare, Phone, Plus, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'

/** A token's name and value beside what it looks like. */
const Token = ({ name, value, children }: { name: string; value: string | number; children: ReactNode }) => (
  <Stack gap="xs">
    {children}
    <Text size="small" tone="muted">
      {name}: {value}
    </Text>
  </Stack>
)

export const TypeScale = () => (
  <Stack>
    {Object.entries(theme.size).map(([name, value]) => (
      <Token key={name} name={name} value={value}>
        <span css={{ fontSize: value }}>Two of you at each entrance, £14.50/h</span>
      </Token>
    ))}
  </Stack>
)

export const Weights = () => (
  <Stack>
    {Object.entries(theme.weight).map(([name, value]) => (
      <Token key={name} name={name} value={value}>
        <span css={{ fontWeight: value }}>Two of you at each entrance</span>
      </Token>
    ))}
  </Stack>
)

export const Spacing = () => (
  <Stack>
    {Object.entries(theme.space).map(([name, value]) => (
      <Token key={name} name={name} value={value}>
        <div css={[markStyle, { width: value }]} />
      </Token>
    ))}
  </Stack>
)

export const Corners = () => (
  <Grid min={160}>
    {Object.entries(theme.radius).map(([name, value]) => (
      <Token key={name} name={name} value={value}>
        <div css={[boxStyle, { borderRadius: value }]} />
      </Token>
    ))}
  </Grid>
)

export const Elevation = () => (
  <Grid min={200} gap="lg">
    {Object.entries(theme.shadow).map(([name, value]) => (
      <Token key={name} name={name} value={name === 'card' ? 'lies on the page' : 'floats over it'}>
        <div css={[boxStyle, { boxShadow: value, borderRadius: theme.radius.card }]} />
      </Token>
    ))}
  </Grid>
)

/** Point at a box to see how long it takes. */
export const Motion = () => (
  <Grid min={200}>
    {Object.entries(theme.motion).map(([name, value]) => (
      <Token key={name} name={name} value={value}>
        <div css={[boxStyle, movingStyle, { transition: `transform ${value}` }]} />
      </Token>
    ))}
  </Grid>
)

export const Colours = () => (
  <Grid min={160}>
    {Object.entries(theme.color).map(([name, value]) => (
      <Token key={name} name={name} value={value}>
        <div css={[boxStyle, { background: value }]} />
      </Token>
    ))}
  </Grid>
)

export const StatusColours = () => (
  <Stack>
    {Object.entries(statusTones).map(([about, tones]) => (
      <Inline key={about}>
        <Text as="span" size="small" tone="muted">
          {about}
        </Text>
        {Object.entries(tones).map(([status, tone]) => (
          <StatusBadge key={status} tone={tone}>
            {status}
          </StatusBadge>
        ))}
      </Inline>
    ))}
  </Stack>
)

const icons = { Bell, CalendarDays, MapPin, MessageSquare, Phone, Plus, Search, X }

/** Line icons of one family, in the colour of the text beside them. */
export const Icons = () => (
  <Grid min={120}>
    {Object.entries(icons).map(([name, Icon]) => (
      <Token key={name} name={name} value="20 px">
        <Icon aria-hidden size={20} />
      </Token>
    ))}
  </Grid>
)

const drawings: readonly DrawingName[] = ['people', 'search', 'shift', 'money', 'talk', 'calm']

export const Drawings = () => (
  <Grid min={160}>
    {drawings.map((name) => (
      <Token key={name} name={name} value="of an empty list">
        <Drawing name={name} />
      </Token>
    ))}
  </Grid>
)

const markStyle = css({ height: 16, background: theme.color.action })

const boxStyle = css({
  width: '100%',
  maxWidth: 200,
  height: 64,
  border: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
})

const movingStyle = css({ '&:hover': { transform: 'translateX(24px)' } })
