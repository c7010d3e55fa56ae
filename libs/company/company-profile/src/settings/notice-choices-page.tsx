import { NoticeChoices } from '@s4/contract'
import { choicesOf, noticeTopicNames, noticeTopics, type NoticeChoice } from '@s4/domain/notice-choice'
import { companyLinks } from '@s4/links'
import { useToast } from '@s4/toast'
import { Button, ButtonLink, Form, Inline, onTexts, Page, Refusal, SelectField, Stack, Text, TextLink } from '@s4/ui'
import { useNoticeChoices, useSaveNoticeChoices } from '../queries/notice-choice-queries'

const words: Record<NoticeChoice, string> = {
  mail: 'In the app, and by email where it is urgent',
  app: 'In the app only',
  off: 'Not at all',
}

/** How I am told of what happens at my companies. */
export function NoticeChoicesPage() {
  const choices = useNoticeChoices()
  const save = useSaveNoticeChoices()
  const toast = useToast()
  const submit = onTexts((texts) => {
    const { success, data } = NoticeChoices.safeParse({ ...choices, ...texts })
    if (success) save.mutate({ choices: data }, { onSuccess: () => toast.success('You are told as you chose.') })
  })
  return (
    <Page width="form">
      <Stack gap="lg">
        <Text>
          This is for you alone, at every company you belong to. Alerts, cancelled work and cover, changed bank details,
          the team and your account always arrive. How alerts reach you is set under{' '}
          <TextLink to={companyLinks.ownReach}>How I am reached</TextLink>.
        </Text>
        <Form label="What you are told" onSubmit={submit}>
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
