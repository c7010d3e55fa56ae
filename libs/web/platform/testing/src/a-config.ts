import type { PublicConfig } from '@s4/contract'

export const aConfig = (change: Partial<PublicConfig> = {}): PublicConfig => ({
  firebase: {
    projectId: 'demo-s4',
    apiKey: 'demo-s4',
    authDomain: 'demo-s4.example',
    authEmulator: null,
    firestoreEmulator: null,
  },
  chat: false,
  signInProviders: [],
  firstScreens: { seeker: [], company: [] },
  tileUrl: '',
  supportEmail: 'help@s4.example',
  identityReady: true,
  mailbox: false,
  ...change,
})
