import { ReplyForm } from './reply-form'
import { PicturesField } from './pictures-field'
import { Thread } from './thread'

const nothing = () => undefined

export const Messages = () => (
  <Thread
    side="company"
    authors={{ seeker: 'Ada Okafor', company: 'Dockside Guarding Ltd', S4: 'S4' }}
    messages={[
      {
        id: 'first',
        by: 'seeker',
        memberName: null,
        event: null,
        text: 'The gate did not open.',
        pictures: [],
        createdAt: '2026-11-20T22:05:00.000Z',
      },
      {
        id: 'second',
        by: 'company',
        memberName: null,
        event: 'resolved',
        text: 'The code is changed.',
        pictures: [],
        createdAt: '2026-11-20T22:15:00.000Z',
      },
    ]}
  />
)

export const Reply = () => (
  <ReplyForm
    hint="Ada Okafor reads this."
    busy={false}
    failure={null}
    pictures={{ max: 3, error: undefined, onChoose: nothing }}
    formProps={{}}
    field={{ name: 'text' }}
  />
)

export const TooManyPictures = () => <PicturesField max={3} error="Choose up to 3 pictures." onChoose={nothing} />
