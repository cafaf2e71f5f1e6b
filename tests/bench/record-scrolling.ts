import type { Page } from '@playwright/test'

type Recording = { frames: number[]; longestTask: number }

const turns = 40
const pixels = 60

/** Returns how long each frame and the longest task took, in milliseconds. */
export async function recordScrolling(page: Page): Promise<Recording> {
  await page.mouse.move(700, 500)
  const recording = await page.evaluateHandle(() => {
    const frames: number[] = []
    let longestTask = 0
    let last = performance.now()
    let isOver = false
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
    })
    observer.observe({ entryTypes: ['longtask'] })
    const frame = (now: number) => {
      frames.push(now - last)
      last = now
      if (!isOver) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    return {
      end: () => {
        isOver = true
        observer.disconnect()
        return { frames, longestTask }
      },
    }
  })
  for (let turn = 0; turn < turns; turn++) await page.mouse.wheel(0, turn < turns / 2 ? pixels : -pixels)
  return recording.evaluate(({ end }) => end())
}
