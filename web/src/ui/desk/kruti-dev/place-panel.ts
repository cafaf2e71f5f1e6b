const gap = 6
const margin = 8
const widest = 512
const narrowest = 280

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/**
 * Places a panel below an input, or above it if there is no space, within the area that the on-screen keyboard leaves visible.
 */
function placePanel(panel: HTMLElement, box: HTMLElement): void {
  const { innerWidth, innerHeight, visualViewport } = window
  const top = visualViewport?.offsetTop ?? 0
  const height = visualViewport?.height ?? innerHeight
  const around = box.getBoundingClientRect()
  const width = Math.min(clamp(around.width, narrowest, widest), innerWidth - 2 * margin)
  panel.style.width = `${width}px`
  panel.style.left = `${clamp(around.left, margin, innerWidth - margin - width)}px`
  const own = panel.offsetHeight
  const below = around.bottom + gap
  const above = around.top - gap - own
  const bottom = top + height - margin - own
  panel.style.top = `${below <= bottom || above < top + margin ? Math.min(below, Math.max(bottom, top + margin)) : above}px`
  // The panel follows its input, even out of sight.
  const isInSight = around.bottom > top && around.top < top + height
  panel.style.visibility = isInSight ? '' : 'hidden'
}

/** Keeps a panel at its input when the page scrolls or either changes its size; returns the cleanup. */
export function keepPlaced(panel: HTMLElement, box: HTMLElement): () => void {
  const place = () => placePanel(panel, box)
  place()
  const { visualViewport } = window
  const sizes = new ResizeObserver(place)
  sizes.observe(panel)
  sizes.observe(box)
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  visualViewport?.addEventListener('resize', place)
  return () => {
    sizes.disconnect()
    removeEventListener('scroll', place, { capture: true })
    removeEventListener('resize', place)
    visualViewport?.removeEventListener('resize', place)
  }
}
