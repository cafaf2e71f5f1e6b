import type { Site } from '@prangan/contract/schemas/site'
import type { Frame, FrameBlock } from '@prangan/contract/schemas/site-settings'
import { createContext, useContext } from 'react'

/** What is published, as links, pictures and leaders are chosen from it; null until it is loaded. */
export type EditedSite = { site: Site | null; frame: Frame | null }

export const EditedSiteContext = createContext<EditedSite>({ site: null, frame: null })

export const useEditedSite = (): EditedSite => useContext(EditedSiteContext)

export const blocksOf = (frame: Frame): FrameBlock[] => Object.values(frame)
