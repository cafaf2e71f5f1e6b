/** Which styles a prerendered page holds in its head, beyond those of every page. */
export type HeadStyles = 'home' | 'information' | 'pages'

/** Brings the stylesheet of the pages that have more to them than what stands in every head, unless it is in this one. */
export async function bringStyles(needed: HeadStyles): Promise<void> {
  if (import.meta.env.SSR) return
  const inHead = document.querySelector('style')?.dataset.styles
  if (inHead !== 'pages' && inHead !== needed) await import('./pages.css')
}
