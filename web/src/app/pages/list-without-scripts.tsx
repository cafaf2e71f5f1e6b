import type { ReactNode } from 'react'
import { slotMarker } from '../template.ts'

/** The name of the place that the server fills. */
export const peopleSlot = 'people'

/**
 * A list of people that is live with scripts, `children`; without them the list as the server knows it stands there,
 * which `people-pages.tsx` renders. Nobody with scripts is shown that, so nothing of it has to be hydrated.
 */
export function ListWithoutScripts({ children }: { children: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a marker of our own, which the server replaces. */}
      <noscript dangerouslySetInnerHTML={{ __html: slotMarker(peopleSlot) }} />
      <div className="needs-scripts">{children}</div>
    </>
  )
}
