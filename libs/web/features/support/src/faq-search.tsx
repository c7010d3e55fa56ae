import { Button, SearchField, Stack, TextLink } from '@s4/ui'
import { SearchForm } from '@s4/ui/search-form'

/** Goes to the FAQ with what was typed. */
export const FaqSearch = ({ faqPath }: { faqPath: string }) => (
  <Stack gap="sm">
    <SearchForm action={faqPath}>
      <Stack gap="sm" align="start">
        <SearchField label="Search questions" hiddenLabel={false} name="q" maxLength={100} />
        <Button type="submit" size="small" tone="quiet">
          Search
        </Button>
      </Stack>
    </SearchForm>
    <TextLink to={faqPath}>Open the FAQ</TextLink>
  </Stack>
)
