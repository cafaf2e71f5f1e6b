import { type Facts, factsOf } from '@prangan/contract/content/fill-facts'
import type { FrameView } from '@prangan/contract/content/site-view'
import type { Frame } from '@prangan/contract/schemas/content'
import { createContext, useContext, useMemo } from 'react'

/** The frame of the public pages: what is around them, and the facts that their texts name. */
export const SiteFrame = createContext<FrameView | null>(null)

function useFrameView(): FrameView {
  const view = useContext(SiteFrame)
  if (!view) throw new Error('There is no SiteFrame around this component.')
  return view
}

/** The frame's blocks by kind. */
export const useFrame = (): Frame => useFrameView().frame

/** The pictures that the frame names, by their references. */
export const useFramePictures = (): FrameView['pictures'] => useFrameView().pictures

/** The facts that texts name as `{{key}}`. */
export function useFacts(): Facts {
  const { frame } = useFrameView()
  return useMemo(() => factsOf(frame), [frame])
}
