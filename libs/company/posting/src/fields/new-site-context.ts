import type { Site } from '@s4/contract'
import { createContext, type ReactNode } from 'react'

interface NewSiteProps {
  onSaved: (site: Site) => void
  onCancel: () => void
}

export type RenderNewSite = (props: NewSiteProps) => ReactNode

/** Renders the form of a new site; passed in by the app because another feature owns it. */
export const NewSiteContext = createContext<RenderNewSite>(() => null)
