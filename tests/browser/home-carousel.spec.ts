import type { Page } from '@playwright/test'
import { openLive } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import {
  carousel,
  currentSlide,
  dot,
  returning,
  seePicture,
  seeSlide,
  slideCount,
} from './steps/home-page.ts'

/** Milliseconds, by the specification. */
const slideTime = 3_000

async function openWithClock(page: Page): Promise<void> {
  await page.clock.install()
  // Waits for live notices first, because their connection uses timers too.
  await openLive(page, '/')
  // The second slide's picture is added when the carousel starts.
  await seePicture(page, 2)
  await page.clock.pauseAt(new Date(Date.now() + slideTime))
  await seeSlide(page, await currentSlide(page))
  await startSlideTime(page)
}

async function startSlideTime(page: Page): Promise<void> {
  await carousel(page).hover({ position: { x: 300, y: 100 } })
  await page.mouse.move(5, 5)
}

async function seeItStand(page: Page): Promise<void> {
  const slide = await currentSlide(page)
  await page.clock.runFor(2 * slideTime)
  expect(await currentSlide(page)).toBe(slide)
}

async function seeItAdvance(page: Page): Promise<void> {
  const next = ((await currentSlide(page)) % slideCount) + 1
  await seePicture(page, next)
  await page.clock.runFor(slideTime)
  await seeSlide(page, next)
  // The carousel needs some time to notice that scrolling has ended.
  await page.clock.runFor(200)
}

test.describe('The carousel', () => {
  test.skip(slideCount < 2, 'This college has one slide.')

  test('advances every three seconds, and from the last slide to the first', { tag: '@slow' }, async ({
    openPerson,
  }) => {
    const { page } = await openPerson({ storageState: returning })
    await openWithClock(page)
    const seen: number[] = []
    for (let turn = 0; turn < slideCount; turn += 1) {
      const slide = await currentSlide(page)
      await seePicture(page, (slide % slideCount) + 1)
      await startSlideTime(page)
      await page.clock.runFor(slideTime - 1)
      expect(await currentSlide(page)).toBe(slide)
      await page.clock.runFor(1)
      await seeSlide(page, (slide % slideCount) + 1)
      await page.clock.runFor(200)
      seen.push(await currentSlide(page))
    }
    expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('follows its arrows and dots, wraps around at both ends, and announces the slide', {
    tag: '@slow',
  }, async ({ openPerson }) => {
    const { page } = await openPerson({ storageState: returning })
    await openWithClock(page)
    await dot(page, 1).click()
    await seeSlide(page, 1)
    await carousel(page).getByRole('button', { name: 'Previous slide' }).click()
    await seeSlide(page, 7)
    await seePicture(page, 7)
    const said = carousel(page).getByRole('status')
    const captionOf = (slide: number) =>
      carousel(page)
        .getByRole('group', { name: `${slide} of ${slideCount}` })
        .locator('p')
        .innerText()
    await expect(said).toHaveText(`7 of 7: ${await captionOf(7)}`)
    await carousel(page).getByRole('button', { name: 'Next slide' }).click()
    await seeSlide(page, 1)
    await dot(page, 4).click()
    await seeSlide(page, 4)
    await seePicture(page, 4)
    await expect(said).toHaveText(`4 of 7: ${await captionOf(4)}`)
    await page.clock.runFor(200)
    await page.mouse.move(5, 5)
    await seeItAdvance(page)
    await expect(said, 'what moves by itself is not said').toContainText('4 of 7')
  })

  test('pauses under a mouse, with the focus in it, and by its switch', { tag: '@slow' }, async ({
    openPerson,
  }) => {
    const { page } = await openPerson({ storageState: returning })
    await openWithClock(page)
    await carousel(page).hover({ position: { x: 300, y: 100 } })
    await seeItStand(page)
    await page.mouse.move(5, 5)
    await seeItAdvance(page)

    await dot(page, 2).focus()
    await page.keyboard.press('Tab')
    await seeItStand(page)
    await page.keyboard.press('Enter')
    await seeSlide(page, 3)
    await page.clock.runFor(200)
    await seeItStand(page)
    await page.getByRole('link', { name: 'Admission procedure' }).first().focus()
    await seeItAdvance(page)

    const pause = carousel(page).getByRole('checkbox', { name: 'Pause the slides' })
    await pause.check()
    await page.mouse.move(5, 5)
    await page.getByRole('link', { name: 'Admission procedure' }).first().focus()
    await seeItStand(page)
    await pause.uncheck()
    await page.mouse.move(5, 5)
    await page.getByRole('link', { name: 'Admission procedure' }).first().focus()
    await seeItAdvance(page)
  })

  test('does not move by itself with reduced motion, until the visitor starts it', { tag: '@slow' }, async ({
    openPerson,
  }) => {
    const { page } = await openPerson({ storageState: returning })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithClock(page)
    expect(await currentSlide(page)).toBe(1)
    await seeItStand(page)
    await carousel(page).getByRole('checkbox', { name: 'Pause the slides' }).uncheck()
    await page.mouse.move(5, 5)
    await page.getByRole('link', { name: 'Admission procedure' }).first().focus()
    await seeItAdvance(page)
  })

  test('follows the arrow keys, and marks the current slide', { tag: '@slow' }, async ({ openPerson }) => {
    const { page } = await openPerson({ storageState: returning })
    await openWithClock(page)
    await dot(page, 1).click()
    await seeSlide(page, 1)
    await page.clock.runFor(200)
    await carousel(page).getByRole('group', { name: 'Slides' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => {
      const track = document.querySelector('.slides')
      return track && Math.abs(track.scrollLeft - track.clientWidth) < 8
    })
    await page.clock.runFor(200)
    await seeSlide(page, 2)
  })

  test('replays a click made before its code is loaded', { tag: '@slow' }, async ({ openPerson }) => {
    const { page } = await openPerson({ storageState: returning })
    await page.goto('/', { waitUntil: 'commit' })
    await dot(page, 5).click()
    await seeSlide(page, 5)
    await seePicture(page, 5)
  })
})
