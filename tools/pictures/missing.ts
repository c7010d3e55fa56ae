import { canRunPackagedChromium } from '../chromium/packaged'
import { firestoreParts } from '../stack/firestore/firestore-emulator'

/** Why this machine cannot take the pictures; null when it can. */
export function missingForPictures(): string | null {
  if (!canRunPackagedChromium()) return 'their browser runs on Linux with an x64 processor only'
  return 'missing' in firestoreParts(process.env) ? 'chat is off on this machine' : null
}
