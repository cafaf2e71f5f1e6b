import type { RouteObject } from 'react-router-dom'
import type { PageHandle } from './document-title.ts'

/** What surrounds the words of an information page, in its prerendered HTML as in what React makes. */
export const wordsMark = 'data-words'

/**
 * The route of a prerendered page of information, whose words React takes over as they stand: they never change, so it
 * needs neither their source nor the code that set them, and its work does not grow with their length.
 */
export function standingRoute(path: string, words: Element): RouteObject {
  const __html = words.innerHTML
  const title = words.querySelector('h1')?.textContent ?? ''
  return {
    path,
    handle: { title } satisfies PageHandle,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this very page's own HTML, as the build wrote it.
    Component: () => <div {...{ [wordsMark]: '' }} dangerouslySetInnerHTML={{ __html }} />,
  }
}
