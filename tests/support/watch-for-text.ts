import type { JSHandle, Page } from '@playwright/test'

type Watch = { painted: Promise<number> }

/** Waits in the page for a text by observing changes instead of polling. */
export function watchForText(page: Page, text: string): Promise<JSHandle<Watch>> {
  return page.evaluateHandle((wanted) => {
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes(wanted)) return
        observer.disconnect()
        // By the next frame the change has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(Date.now())))
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    return { painted }
  }, text)
}

export function paintTime(watch: JSHandle<Watch>): Promise<number> {
  return watch.evaluate(({ painted }) => painted)
}
