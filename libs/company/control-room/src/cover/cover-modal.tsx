import type { Cover, CoverObstacle } from '@s4/contract'
import { bandText } from '@s4/domain/distance-band'
import { firstToAccept } from '@s4/domain/first-to-accept'
import { missingPapersText } from '@s4/domain/missing-papers-text'
import { shiftText, timeText } from '@s4/domain/shift-text'
import { useToast } from '@s4/toast'
import {
  Button,
  Callout,
  CheckboxGroupField,
  List,
  Modal,
  RadioGroupField,
  Refusal,
  Skeleton,
  Stack,
  Text,
  TextArea,
} from '@s4/ui'
import { useState } from 'react'
import { peopleText } from '../words/counts'
import { useAskForCover, useCover, type Covered } from './cover-queries'

interface CoverModalProps {
  covered: Covered
  onClose: () => void
}

/** Who can be there, and one press to ask several of them at once. */
export function CoverModal({ covered, onClose }: CoverModalProps) {
  const { data: cover, error } = useCover(covered)
  return (
    <Modal open onClose={onClose} title="Find cover" description={cover && `${cover.title}, ${cover.siteName}`}>
      <Refusal failure={error} />
      {!cover && !error && <Skeleton shape="list" label="Looking for people" />}
      {cover && <AskSeveral cover={cover} covered={covered} onClose={onClose} />}
    </Modal>
  )
}

const MOST = 10

function AskSeveral({ cover, covered, onClose }: CoverModalProps & { cover: Cover }) {
  const ask = useAskForCover(covered)
  const toast = useToast()
  const fresh = cover.candidates.filter(({ asked }) => !asked)
  const [chosen, setChosen] = useState<string[]>([])
  const [minutes, setMinutes] = useState('15')
  const [reason, setReason] = useState('')
  const [leftOut, setLeftOut] = useState<{ name: string; reason: string }[]>([])
  const waiting = cover.candidates.length - fresh.length
  const warned = fresh.filter(
    ({ seekerId, workingTimeWarnings }) => chosen.includes(seekerId) && workingTimeWarnings.length > 0,
  )

  if (!cover.open)
    return <Callout tone="info">Nobody can be asked for this shift: it has no free place, or is nearly over.</Callout>

  const send = () =>
    ask
      .send({ seekerIds: chosen, minutes: Number(minutes) as 15 | 30 | 60, workingTimeReason: reason })
      .then((answer) => {
        toast.success(
          `${peopleText(answer.asked.length)} asked. ${firstToAccept([{ positions: cover.places, taken: 0 }])}`,
        )
        if (answer.leftOut.length === 0) return onClose()
        const nameOf = (id: string) => cover.candidates.find(({ seekerId }) => seekerId === id)?.fullname ?? 'Somebody'
        setLeftOut(answer.leftOut.map(({ seekerId, reason: why }) => ({ name: nameOf(seekerId), reason: why })))
      })
      // Shown by `Refusal`.
      .catch(() => undefined)

  return (
    <Stack>
      <Text>{shiftText(cover, cover.zone)}</Text>
      {covered.late && (
        <Callout tone="warning" title={`${covered.late.seekerName} keeps the place until somebody accepts`}>
          Then it is recorded that {covered.late.seekerName} did not come. If {covered.late.seekerName} books on first,
          the offers end by themselves.
        </Callout>
      )}
      {covered.left && (
        <Callout tone="info">
          The shift gets one more place for the rest of it. {covered.left.seekerName} is paid for the hours they worked.
        </Callout>
      )}
      {waiting > 0 && <Callout tone="info">{peopleText(waiting)} asked already and not answered yet.</Callout>}
      <Refusal failure={ask.error} />
      {leftOut.length > 0 && (
        <Callout tone="warning" live title="Not asked">
          <List label="Not asked" gap="xs">
            {leftOut.map(({ name, reason: why }) => (
              <li key={name}>
                {name}: {why}
              </li>
            ))}
          </List>
        </Callout>
      )}
      {fresh.length === 0 ? (
        <Callout tone="info" title={waiting > 0 ? 'Nobody else can be there' : 'Nobody can be there'}>
          {unavailableText(cover) ||
            'No worker you can see lives near enough. Save workers you know under Find Worker.'}
        </Callout>
      ) : (
        <>
          <CheckboxGroupField
            label="Who to ask"
            hint={`At most ${MOST}. Times are estimates by road.`}
            name="seekerIds"
            values={chosen}
            options={fresh.map((person) => ({
              value: person.seekerId,
              label: personText(person, cover),
              hint: missingText(person),
            }))}
            onChange={({ target }) =>
              setChosen((before) =>
                target.checked ? [...before, target.value] : before.filter((id) => id !== target.value),
              )
            }
          />
          {unavailableText(cover) && (
            <Text size="small" tone="muted">
              {unavailableText(cover)}
            </Text>
          )}
          <RadioGroupField
            label="How long they have to answer"
            name="minutes"
            inline
            value={minutes}
            options={['15', '30', '60'].map((value) => ({ value, label: `${value} minutes` }))}
            onChange={({ target }) => setMinutes(target.value)}
          />
          {warned.length > 0 && (
            <TextArea
              label="Why short rest or long hours are all right"
              hint="They read it with the offer."
              rows={2}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <Button
            busy={ask.isPending}
            disabled={chosen.length === 0 || chosen.length > MOST}
            onClick={() => void send()}
          >
            {chosen.length > MOST ? `Choose at most ${MOST}` : `Ask ${peopleText(chosen.length)}`}
          </Button>
        </>
      )}
    </Stack>
  )
}

function personText(
  {
    fullname,
    favourite,
    distance,
    travelMinutes,
    thereAt,
    workedHere,
    workingTimeWarnings,
  }: Cover['candidates'][number],
  { zone }: Cover,
) {
  const facts = [
    favourite && 'saved by you',
    distance ? bandText(distance).toLowerCase() : 'home unknown',
    travelMinutes !== null && thereAt && `about ${travelMinutes} min away, there by ${timeText(thereAt, zone)}`,
    workedHere > 0 && `${workedHere === 1 ? '1 shift' : `${workedHere} shifts`} for you`,
    ...workingTimeWarnings,
  ].filter(Boolean)
  return `${fullname}: ${facts.join(' · ')}`
}

const missingText = ({ missingPapers }: Cover['candidates'][number]) =>
  missingPapers.length > 0 ? `Cannot book on yet: ${missingPapersText(missingPapers)}.` : undefined

const reasons: Record<CoverObstacle, (people: number) => string> = {
  doNotSend: (people) => `${people} blocked for your jobs`,
  busy: (people) => `${people} at work then`,
  dayOff: (people) => `${people} ${people === 1 ? 'has' : 'have'} taken the day off`,
  licence: (people) => `${people} without the licence`,
  requirements: (people) => `${people} without what the job asks for`,
  refused: (people) => `${people} with a document you refused`,
  rest: (people) => `${people} without enough rest`,
  wage: (people) => `${people} of your own staff below their minimum wage`,
  tooFar: (people) => `${people} too far away to come in time`,
}

/** `Not shown: 4 without the licence, 2 at work then.` */
const unavailableText = ({ unavailable }: Cover) =>
  unavailable.length > 0 && `Not shown: ${unavailable.map(({ reason, people }) => reasons[reason](people)).join(', ')}.`
