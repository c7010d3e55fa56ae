import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, Nothing } from '../endpoint/shapes'
import { PushAddress } from './reach'

const Push = z.object({
  /** The public key that a browser subscribes with. */
  pushKey: z.string(),
  devices: z.array(z.object({ id: Id, device: z.string(), createdAt: Instant, isCurrent: z.boolean() })),
})
export type Push = z.infer<typeof Push>

/** Pushes to the devices of a worker; members of a company have `reach`. */
export const push = endpoints({
  'push.show': {
    summary: 'My devices that get pushes.',
    requires: 'own-pushes.manage',
    input: Nothing,
    output: Push,
  },
  'push.addDevice': {
    summary: 'Let this browser take pushes until this session ends.',
    requires: 'own-pushes.manage',
    input: PushAddress,
    output: Push,
  },
  'push.removeDevice': {
    summary: 'Send no more pushes to one of my devices.',
    requires: 'own-pushes.manage',
    input: ById,
    output: Push,
  },
  'push.test': {
    summary: 'Send a test to my devices.',
    requires: 'own-pushes.manage',
    input: Nothing,
    output: Push,
  },
})
