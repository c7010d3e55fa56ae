import type { Site } from '@s4/contract'
import { createContext, type ReactNode } from 'react'

interface NewSiteProps {
  onSaved: (site: Site) => void
  onCancel: () => void
}

/** Draws the form of a new site. */
export type RenderNewSite = (props: NewSiteProps) => ReactNode

/** The form of a new site, handed in by the app. */
export const NewSiteContext = createContext<RenderNewSite>(() => null)
