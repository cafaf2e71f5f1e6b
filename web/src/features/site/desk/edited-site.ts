import type { FrameView } from '@prangan/contract/content/site-view'
import type { Site } from '@prangan/contract/schemas/site'
import { createContext, useContext } from 'react'

/** What is published, as links, pictures and leaders are chosen from it; null until it is loaded. */
export type EditedSite = { site: Site | null; frame: FrameView | null }

export const EditedSiteContext = createContext<EditedSite>({ site: null, frame: null })

export const useEditedSite = (): EditedSite => useContext(EditedSiteContext)
