import type { Page } from '@playwright/test'

/**
 * Returns the label and messages of the focused control, with what hides each: it is off the screen, or a sticky bar covers it.
 */
export const partsOfFocused = (page: Page): Promise<{ text: string; issue: string }[]> =>
  page.evaluate(() => {
    const { activeElement: control } = document
    if (!control) return []
    const bars = [...document.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const isBar = ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      // An element as high as the screen is a backdrop, which is below the control.
      return (
        isBar && element.checkVisibility() && !element.contains(control) && element.clientHeight < innerHeight
      )
    })
    const issueOf = (part: Element): string => {
      const { top, bottom, left, right } = part.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight) return `from ${top} to ${bottom} of ${innerHeight} px`
      const over = bars.map((bar) => bar.getBoundingClientRect())
      const bar = over.find(
        (each) => each.top < bottom && each.bottom > top && each.left < right && each.right > left,
      )
      return bar ? `from ${top} to ${bottom}, below a bar from ${bar.top} to ${bar.bottom} px` : ''
    }
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
    const { labels } = control as HTMLInputElement
    const parts = [...(labels ?? []), ...ids.flatMap((id) => document.getElementById(id) ?? [])]
    return parts.map((part) => ({ text: part.textContent, issue: issueOf(part) }))
  })
