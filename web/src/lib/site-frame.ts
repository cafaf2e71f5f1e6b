import { type Facts, factsOf, fillFacts } from '@prangan/contract/content/fill-facts'
import type { Shown } from '@prangan/contract/content/show-in'
import { type FrameView, namedIn, type References } from '@prangan/contract/content/site-view'
import type { Frame } from '@prangan/contract/schemas/site-settings'
import { createContext, useContext, useMemo } from 'react'
import { language } from '../messages/language.ts'

/** The layout of every page. The home page's loader has its own blocks, so that no other page carries them. */
export type LayoutFrame = Pick<
  Shown<Frame>,
  'contact' | 'figures' | 'menus' | 'footer' | 'leaders' | 'ticker'
>
export type LayoutView = Pick<FrameView, 'revision' | 'nextChangeAt' | 'departments'> &
  References & { frame: LayoutFrame }

export type HomeFrame = Pick<Shown<Frame>, 'hero' | 'about' | 'services' | 'courses' | 'popup'>
export type HomeView = References & { frame: HomeFrame }

export function layoutView({
  frame,
  revision,
  nextChangeAt,
  departments,
  ...references
}: FrameView): LayoutView {
  const { contact, figures, menus, footer, leaders, ticker } = frame
  const blocks = { contact, figures, menus, footer, leaders, ticker }
  return { frame: blocks, revision, nextChangeAt, departments, ...namedIn(blocks, references) }
}

export function homeView({ frame, pictures, documents }: FrameView): HomeView {
  const { hero, about, services, courses, popup } = frame
  const blocks = { hero, about, services, courses, popup }
  return { frame: blocks, ...namedIn(blocks, { pictures, documents }) }
}

export const SiteFrame = createContext<LayoutView | null>(null)

function useFrameView(): LayoutView {
  const view = useContext(SiteFrame)
  if (!view) throw new Error('There is no SiteFrame around this component.')
  return view
}

export const useFrame = (): LayoutFrame => useFrameView().frame

export const useDepartments = (): FrameView['departments'] => useFrameView().departments

export const useFramePictures = (): References['pictures'] => useFrameView().pictures

function useFacts(): Facts {
  const { frame } = useFrameView()
  return useMemo(() => factsOf(frame, language()), [frame])
}

export function useFill(): (text: string) => string {
  const facts = useFacts()
  return (text) => fillFacts(text, facts)
}
