import { SearchField, Stack, TextLink } from '@s4/ui'
import { Form } from 'react-router-dom'

/** Goes to the FAQ with what was typed. */
export const FaqSearch = ({ faqPath }: { faqPath: string }) => (
  <Stack gap="sm">
    <Form role="search" action={faqPath}>
      <SearchField label="Search questions" hiddenLabel={false} name="q" maxLength={100} />
    </Form>
    <TextLink to={faqPath}>Open the FAQ</TextLink>
  </Stack>
)
