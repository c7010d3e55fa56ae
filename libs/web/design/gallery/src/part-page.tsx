import { Card, Heading, Page as Content, Stack } from '@s4/ui'
import { ToastProvider } from '@s4/toast'
import { MemoryRouter } from 'react-router-dom'
import type { Page } from './pages'

/** The stories of one page and nothing around them. A screen brings its own router and headings. */
export function PartPage({ page: { id, kind, stories } }: { page: Page }) {
  if (kind === 'screen') return stories.map(({ name, Show }) => <Show key={name} />)
  return (
    <ToastProvider>
      <main css={{ padding: 24 }}>
        <Content>
          <Heading level={1} size="title">
            {id}
          </Heading>
          {stories.map(({ name, Show }) => (
            <Stack key={name} gap="sm" id={name}>
              <Heading level={2} size="body">
                {asWords(name)}
              </Heading>
              <Card>
                <MemoryRouter>
                  <Show />
                </MemoryRouter>
              </Card>
            </Stack>
          ))}
        </Content>
      </main>
    </ToastProvider>
  )
}

/** `ButtonsThatCannotBePressed` → `Buttons that cannot be pressed`. */
const asWords = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
