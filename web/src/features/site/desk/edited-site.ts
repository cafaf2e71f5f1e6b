import type { Site } from '@prangan/contract/schemas/site'
import type { SettingsBlock, SiteSettings } from '@prangan/contract/schemas/site-settings'
import { createContext, useContext } from 'react'

/** What is published, as links, pictures and leaders are chosen from it; null until it is loaded. */
export type EditedSite = { site: Site | null; settings: SiteSettings | null }

export const EditedSiteContext = createContext<EditedSite>({ site: null, settings: null })

export const useEditedSite = (): EditedSite => useContext(EditedSiteContext)

export const blocksOf = (settings: SiteSettings): SettingsBlock[] => Object.values(settings)
