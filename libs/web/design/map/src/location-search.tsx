import { Button, Inline, List, SearchField, Stack, Text } from '@s4/ui'
import { useState, type KeyboardEvent } from 'react'
import type { MapPoint } from './map-point'

export interface FoundLocation {
  label: string
  point: MapPoint
  /** The middle of a town or an area rather than an address. */
  approximate: boolean
}

/** Rejects with an error whose message can be shown. */
export type FindLocations = (text: string) => Promise<FoundLocation[]>

interface LocationSearchProps {
  find: FindLocations
  onChoose: (location: FoundLocation) => void
  /** The search text until something else is typed. */
  suggestion?: string | undefined
}

type Search =
  | { state: 'idle' | 'busy' }
  | { state: 'found'; locations: FoundLocation[]; text: string }
  | { state: 'failed'; message: string }

/** Finds a postcode or a town. */
export function LocationSearch({ find, onChoose, suggestion = '' }: LocationSearchProps) {
  const [typed, setTyped] = useState<string>()
  const [search, setSearch] = useState<Search>({ state: 'idle' })
  const text = typed ?? suggestion

  const look = async () => {
    if (text.trim() === '') return
    setSearch({ state: 'busy' })
    try {
      setSearch({ state: 'found', locations: await find(text.trim()), text: text.trim() })
    } catch (error) {
      setSearch({ state: 'failed', message: error instanceof Error ? error.message : 'That did not work.' })
    }
  }
  // Enter would otherwise submit the surrounding form.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void look()
  }

  return (
    <Stack gap="sm">
      <Inline align="end" nowrap>
        <SearchField
          label="Find a postcode or a place"
          hiddenLabel={false}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKey}
        />
        <Button tone="quiet" busy={search.state === 'busy'} onClick={() => void look()}>
          Find
        </Button>
      </Inline>
      <SearchResults search={search} onChoose={onChoose} />
    </Stack>
  )
}

function SearchResults({ search, onChoose }: { search: Search } & Pick<LocationSearchProps, 'onChoose'>) {
  if (search.state === 'failed')
    return (
      <Text role="alert" tone="danger">
        {search.message}
      </Text>
    )
  if (search.state !== 'found') return null
  if (search.locations.length === 0)
    return <Text role="status">Nothing found for “{search.text}”. Try the town, or place the pin by hand.</Text>
  return (
    <List label="Places found" gap="xs">
      {search.locations.map((location) => (
        <li key={`${location.label} ${location.point.lat}`}>
          <Button tone="plain" size="small" onClick={() => onChoose(location)}>
            {location.label}
          </Button>
        </li>
      ))}
      <li>
        <Text as="span" size="caption" tone="muted">
          Place data: GeoNames (CC BY 4.0)
        </Text>
      </li>
    </List>
  )
}
