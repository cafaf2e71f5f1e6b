import type { ComponentType } from 'react'
import { HomePage, type PartName, partMark, partNames } from './home-page.tsx'

/** The part's markup as it stands in the page; null where the page is another. */
const readPart = (name: PartName) => document.querySelector(`[${partMark}="${name}"]`)?.innerHTML

/** Whether the page that the browser holds is the prerendered home page. */
export const isHomeStanding = () => readPart(partNames[0]) !== undefined

/**
 * The prerendered home page as React takes it over: the parts that never change keep their markup as it stands, so that
 * neither their words nor what draws them come a second time.
 */
export function standingHome(): ComponentType {
  const toPart = (name: PartName) => [name, { dangerouslySetInnerHTML: { __html: readPart(name) ?? '' } }]
  const parts = Object.fromEntries(partNames.map(toPart))
  return () => <HomePage parts={parts} />
}
