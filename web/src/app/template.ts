/** Where a template takes something in: the markers, and how they are filled. */

export const slotMarker = (name: string): string => `<!--slot:${name}-->`

/** Fills a template's markers; each stands in it exactly once. */
export function fillTemplate(template: string, parts: Readonly<Record<string, string>>): string {
  let page = template
  for (const [name, html] of Object.entries(parts)) {
    const [before, after, ...more] = page.split(slotMarker(name))
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`The template has not exactly one place for '${name}'.`)
    }
    page = before + html + after
  }
  return page
}

/** Data as a block of JSON that nothing in it can end. */
export function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
