import type { NoticeChoices } from '@s4/contract'
import { choicesOf, noticeTopicNames, noticeTopics, type NoticeChoice } from '@s4/domain/notice-choice'
import { companyLinks } from '@s4/links'
import { useToast } from '@s4/toast'
import { Button, ButtonLink, Form, Inline, onTexts, Page, Refusal, SelectField, Stack, Text, TextLink } from '@s4/ui'
import { useNoticeChoices, useSaveNoticeChoices } from '../queries/notice-choice-queries'

const words: Record<NoticeChoice, string> = {
  mail: 'In the app, and by email if urgent',
  app: 'In the app only',
  off: 'Not at all',
}

/** How I am told of what happens at my companies. */
export function NoticeChoicesPage() {
  const choices = useNoticeChoices()
  const save = useSaveNoticeChoices()
  const toast = useToast()
  const submit = onTexts((texts) => {
    const chosen = { ...choices, ...(texts as Partial<NoticeChoices>) }
    save.mutate({ choices: chosen }, { onSuccess: () => toast.success('You are told as you chose.') })
  })
  return (
    <Page width="form">
      <Stack gap="lg">
        <Text>
          These are your own choices, at every company you work for. You always get alerts, cancelled work, cover,
          changed bank details, and news of the team and your account. You set how alerts reach you under{' '}
          <TextLink to={companyLinks.ownReach}>How alerts reach me</TextLink>.
        </Text>
        <Form label="Notifications" onSubmit={submit}>
          <Refusal failure={save.error} />
          {noticeTopicNames.map((topic) => (
            <SelectField
              key={topic}
              name={topic}
              label={noticeTopics[topic].label}
              hint={noticeTopics[topic].hint}
              defaultValue={choices[topic]}
              options={choicesOf(topic).map((choice) => ({ value: choice, label: words[choice] }))}
            />
          ))}
          <Inline>
            <Button type="submit" busy={save.isPending}>
              Save
            </Button>
            <ButtonLink to={companyLinks.settings} tone="plain">
              Back to the settings
            </ButtonLink>
          </Inline>
        </Form>
      </Stack>
    </Page>
  )
}
