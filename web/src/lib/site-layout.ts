import { type Facts, factsOf, fillFacts } from '@prangan/contract/content/fill-facts'
import type { Shown } from '@prangan/contract/content/show-in'
import { namedIn, type References, type SettingsView } from '@prangan/contract/content/site-view'
import type { SiteSettings } from '@prangan/contract/schemas/site-settings'
import { createContext, useContext, useMemo } from 'react'
import { language } from '../messages/language.ts'

/** The layout of every page. The home page's loader has its own blocks, so that no other page carries them. */
export type LayoutSettings = Pick<
  Shown<SiteSettings>,
  'contact' | 'figures' | 'offices' | 'menus' | 'footer' | 'leaders' | 'ticker'
> &
  // Present if the office has changed them.
  Partial<Pick<Shown<SiteSettings>, 'categories'>>
export type LayoutView = Pick<SettingsView, 'revision' | 'nextChangeAt' | 'departments'> &
  References & { settings: LayoutSettings }

export type HomeSettings = Pick<Shown<SiteSettings>, 'hero' | 'about' | 'services' | 'courses' | 'popup'>
export type HomeView = References & { settings: HomeSettings }

export function layoutView({
  settings,
  revision,
  nextChangeAt,
  departments,
  ...references
}: SettingsView): LayoutView {
  const { contact, figures, offices, menus, footer, leaders, ticker } = settings
  const blocks = {
    ...{ contact, figures, offices, menus, footer, leaders, ticker },
    ...(settings.categories.categories.length > 0 && { categories: settings.categories }),
  }
  return { settings: blocks, revision, nextChangeAt, departments, ...namedIn(blocks, references) }
}

export function homeView({ settings, pictures, documents }: SettingsView): HomeView {
  const { hero, about, services, courses, popup } = settings
  const blocks = { hero, about, services, courses, popup }
  return { settings: blocks, ...namedIn(blocks, { pictures, documents }) }
}

export const SiteLayout = createContext<LayoutView | null>(null)

function useLayoutView(): LayoutView {
  const view = useContext(SiteLayout)
  if (!view) throw new Error('There is no SiteLayout around this component.')
  return view
}

export const useSettings = (): LayoutSettings => useLayoutView().settings

export const useDepartments = (): SettingsView['departments'] => useLayoutView().departments

export const useLayoutPictures = (): References['pictures'] => useLayoutView().pictures

function useFacts(): Facts {
  const { settings } = useLayoutView()
  return useMemo(() => factsOf(settings, language()), [settings])
}

export function useFill(): (text: string) => string {
  const facts = useFacts()
  return (text) => fillFacts(text, facts)
}
