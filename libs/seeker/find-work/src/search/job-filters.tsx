import { seekerLinks } from '@s4/links'
import { useSession } from '@s4/auth-session'
import { parsePounds } from '@s4/domain/money'
import {
  Button,
  ButtonLink,
  Card,
  FieldGroup,
  Inline,
  onTexts,
  SearchField,
  Skeleton,
  Stack,
  TextField,
  lazyPart,
} from '@s4/ui'
import { useSearchForm } from '@s4/ui/search-form'
import { InPicture } from '@s4/ui/written'
import { useState } from 'react'
import { filterCount, filterNames } from './search-params'

const MoreFilters = lazyPart(async () => (await import('./more-filters')).MoreFilters)

interface JobFiltersProps {
  params: URLSearchParams
  onMap?: boolean
  /** What the server refused, by the name of the field. */
  refused?: Readonly<Record<string, string>>
}

/** The search that the other filters are open for, with what is wrong about one of them. */
type Open = false | { searched: string; payFrom?: string }

/**
 * What and where; the other filters open on press. They are kept in the URL, so that a search can be shared and *Back*
 * restores it.
 */
export function JobFilters({ params, onMap = false, refused = {} }: JobFiltersProps) {
  const { profile } = useSession()
  const { formKey, search } = useSearchForm(params)
  const searched = params.toString()
  // The next search closes them.
  const [open, setOpen] = useState<Open>(filterNames.some((name) => name in refused) && { searched })
  const isOpen = open && open.searched === searched
  const count = filterCount(params)
  const kept = <KeptFilters params={params} />

  const handleSubmit = onTexts((texts) => {
    const pay = texts.payFrom ? parsePounds(texts.payFrom) : null
    if (pay && !pay.ok) return setOpen({ searched, payFrom: pay.message })
    setOpen(isOpen && { searched })
    search(texts.town ? { within: '25', ...texts } : texts)
  })

  return (
    <Card key={formKey}>
      <form role="search" aria-label="Jobs" onSubmit={handleSubmit}>
        <Stack gap="snug">
          <FieldGroup min={130}>
            <SearchField
              label="Job or company"
              name="text"
              hiddenLabel={false}
              maxLength={200}
              defaultValue={params.get('text') ?? ''}
            />
            <TextField
              label="Town or postcode"
              name="town"
              placeholder={profile.complete ? 'Your home' : undefined}
              maxLength={100}
              autoComplete="postal-code"
              defaultValue={params.get('town') ?? ''}
            />
          </FieldGroup>
          {isOpen ? (
            <InPicture
              fallback={
                <>
                  {kept}
                  <Skeleton shape="text" count={3} label="Loading the filters" />
                </>
              }
            >
              <MoreFilters params={params} errors={{ ...refused, ...open }} />
            </InPicture>
          ) : (
            kept
          )}
          <Inline>
            <Button type="submit">Search jobs</Button>
            <Button tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen && { searched })}>
              {count > 0 ? `Filters (${count})` : 'Filters'}
            </Button>
            <ButtonLink tone="quiet" to={`${onMap ? seekerLinks.jobs : seekerLinks.jobMap}?${params.toString()}`}>
              {onMap ? 'List' : 'Map'}
            </ButtonLink>
            {params.size > 0 && (
              <>
                <ButtonLink tone="quiet" to={`${seekerLinks.savedSearches}?${params.toString()}`}>
                  Save this search
                </ButtonLink>
                <ButtonLink tone="plain" to={seekerLinks.jobs}>
                  Clear
                </ButtonLink>
              </>
            )}
          </Inline>
        </Stack>
      </form>
    </Card>
  )
}

/** Sends the filters along while their fields are closed. */
const KeptFilters = ({ params }: { params: URLSearchParams }) =>
  [...filterNames, 'sort'].map((name) => {
    const value = params.get(name)
    return value && <input key={name} type="hidden" name={name} value={value} />
  })
