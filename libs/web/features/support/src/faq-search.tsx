import { Button, SearchField, Stack, TextLink } from '@s4/ui'
import { Form } from 'react-router-dom'

/** Goes to the FAQ with what was typed. */
export const FaqSearch = ({ faqPath }: { faqPath: string }) => (
  <Stack gap="sm">
    <Form role="search" action={faqPath}>
      <Stack gap="sm" align="start">
        <SearchField label="Search questions" hiddenLabel={false} name="q" maxLength={100} />
        <Button type="submit" size="small" tone="quiet">
          Search
        </Button>
      </Stack>
    </Form>
    <TextLink to={faqPath}>Open the FAQ</TextLink>
  </Stack>
)
