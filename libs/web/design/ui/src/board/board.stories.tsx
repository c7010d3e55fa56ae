import {
  AttentionLine,
  Button,
  CounterPad,
  ExampleCard,
  Figures,
  List,
  MoreActions,
  Text,
  Wall,
  WallLine,
  WallList,
} from '../index'

const nothing = () => undefined

export const FiguresOfTonight = () => (
  <Figures
    label="Tonight"
    figures={[
      { label: 'on', value: 42 },
      { label: 'late', value: 2, tone: 'danger', pressed: true, onPress: nothing },
      { label: 'no answer', value: 0, tone: 'danger', pressed: false, onPress: nothing },
    ]}
  />
)

export const WhatNeedsSomebody = () => (
  <List label="What needs somebody">
    <li>
      <AttentionLine
        tone="danger"
        word="No answer"
        title="Grace Mensah"
        facts="At Tobacco Dock. Last seen inside the site, 4 min ago."
        age="3 min ago"
      >
        <MoreActions
          about="Grace Mensah"
          first={<Button size="small">Call</Button>}
          more={
            <Button size="small" tone="quiet">
              Open the shift
            </Button>
          }
        />
      </AttentionLine>
    </li>
    <li>
      <AttentionLine tone="danger" word="Needs help" title="Ada Byron" facts="Asked for help at 22:35." filled />
    </li>
    <li>
      <AttentionLine tone="info" word="Applicants" title="Door supervisor" facts="3 people wait for your answer." />
    </li>
  </List>
)

export const OnTheWall = () => (
  <Wall
    clock="02:42"
    date="Fri 27 Nov"
    controls={<Button>Sound on</Button>}
    aside={
      <>
        <WallList
          title="At work now"
          empty="Nobody"
          rows={[{ id: 'dock', what: 'Tobacco Dock', value: '2 on', note: 'Next check call 02:50' }]}
        />
        <WallList title="Next" empty="No shift starts or ends." rows={[]} />
      </>
    }
  >
    <Figures label="On the wall" figures={[{ label: 'on', value: 7 }]} />
    <WallLine
      tone="danger"
      word="No answer"
      title="Grace Mensah · Tobacco Dock"
      facts="Did not answer the check call of 02:37."
      age="5 min ago"
    />
  </Wall>
)

export const CounterAtADoor = () => (
  <CounterPad
    label="People"
    value={372}
    note="of 400"
    tone="warning"
    inLabel="One person in"
    outLabel="One person out"
    onIn={nothing}
    onOut={nothing}
  />
)

export const Example = () => (
  <ExampleCard title="Door supervisor, Friday night" note="Only you see the example." onDismiss={() => undefined}>
    <Text>Fri 20:00–04:00 (8 h)</Text>
  </ExampleCard>
)
