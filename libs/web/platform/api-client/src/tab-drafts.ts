import { draftKey } from './drafts'
import type { DraftPlace } from './form-drafts'

/**
 * Keeps the draft of a form for its person in this tab, also when its screen is left, until it is sent or discarded;
 * `about` names the record that the form is about. For `keepsDraft`, which needs the same function at each render.
 */
export const keptInTab =
  (about: string) =>
  (uid: string): DraftPlace => ({
    key: () => draftKey(uid, `in-tab:${about}`),
    storage: () => sessionStorage,
    stays: true,
  })
