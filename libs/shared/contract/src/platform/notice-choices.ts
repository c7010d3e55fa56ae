import { choicesOf, noticeChoices, noticeTopicNames } from '@s4/domain/notice-choice'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Nothing } from '../endpoint/shapes'

/** How I am told of each topic, in every company of mine. */
export const NoticeChoices = z
  .record(z.enum(noticeTopicNames), z.enum(noticeChoices, { error: 'Choose how you are told.' }))
  .superRefine((choices, context) => {
    for (const topic of noticeTopicNames)
      if (!choicesOf(topic).includes(choices[topic]))
        context.addIssue({ code: 'custom', message: 'This stays in the app: choose one of the others.', path: [topic] })
  })
export type NoticeChoices = z.infer<typeof NoticeChoices>

export const noticeChoiceEndpoints = endpoints({
  'noticeChoices.show': {
    summary: 'How I am told of what happens at my companies; by mail, until chosen otherwise, where it is urgent.',
    requires: 'own-notices.choose',
    input: Nothing,
    output: NoticeChoices,
  },
  'noticeChoices.save': {
    summary: 'Choose how I am told. Alerts, cancelled work and what concerns my account always arrive.',
    requires: 'own-notices.choose',
    input: z.object({ choices: NoticeChoices }),
    output: NoticeChoices,
  },
})
