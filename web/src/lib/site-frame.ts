import { type Facts, factsOf, fillFacts } from '@prangan/contract/content/fill-facts'
import type { Shown } from '@prangan/contract/content/show-in'
import { type FrameView, namedIn, type References } from '@prangan/contract/content/site-view'
import type { Frame } from '@prangan/contract/schemas/content'
import { createContext, useContext, useMemo } from 'react'
import { language } from '../messages/language.ts'

/** What is around every page. The home page's own blocks are its loader's data, so that no other page carries them. */
export type LayoutFrame = Pick<
  Shown<Frame>,
  'contact' | 'figures' | 'menus' | 'footer' | 'leaders' | 'ticker'
>
export type LayoutView = Pick<FrameView, 'revision' | 'nextChangeAt' | 'departments'> &
  References & { frame: LayoutFrame }

/** The home page's own blocks. */
export type HomeFrame = Pick<Shown<Frame>, 'hero' | 'about' | 'services' | 'courses' | 'popup'>
export type HomeView = References & { frame: HomeFrame }

/** The part of the frame that every page carries. */
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

/** The part of the frame that only the home page shows. */
export function homeView({ frame, pictures, documents }: FrameView): HomeView {
  const { hero, about, services, courses, popup } = frame
  const blocks = { hero, about, services, courses, popup }
  return { frame: blocks, ...namedIn(blocks, { pictures, documents }) }
}

/** The frame of the public pages: what is around them, and the facts that their texts name. */
export const SiteFrame = createContext<LayoutView | null>(null)

function useFrameView(): LayoutView {
  const view = useContext(SiteFrame)
  if (!view) throw new Error('There is no SiteFrame around this component.')
  return view
}

/** The frame's blocks by kind. */
export const useFrame = (): LayoutFrame => useFrameView().frame

/** The departments of the college. */
export const useDepartments = (): FrameView['departments'] => useFrameView().departments

/** The pictures that the frame names, by their references. */
export const useFramePictures = (): References['pictures'] => useFrameView().pictures

/** The facts that texts name as `{{key}}`. */
function useFacts(): Facts {
  const { frame } = useFrameView()
  return useMemo(() => factsOf(frame, language()), [frame])
}

/** A function that fills the facts in a text that has no marks: a heading, a label, a sentence of a form. */
export function useFill(): (text: string) => string {
  const facts = useFacts()
  return (text) => fillFacts(text, facts)
}
