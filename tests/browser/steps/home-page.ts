import type { Page } from '@playwright/test'
import { settings } from '@prangan/college/content/settings/settings'
import { suite } from '../../support/suite.ts'

export const slideCount = settings.flatMap((block) => (block.kind === 'hero' ? block.slides : [])).length

/** A returning visitor does not see the popup. */
export const returning = {
  cookies: [],
  origins: [{ origin: suite.app, localStorage: [{ name: 'visited', value: '1' }] }],
}

export const popupOf = (page: Page) => page.locator('.popup')

export const carousel = (page: Page) => page.getByRole('region', { name: 'Life at the college' })
export const dot = (page: Page, slide: number) =>
  carousel(page).getByRole('button', { name: `Slide ${slide}`, exact: true })
const picture = (page: Page, slide: number) =>
  carousel(page)
    .getByRole('group', { name: `${slide} of ${slideCount}` })
    .getByRole('img')

export async function seeSlide(page: Page, slide: number): Promise<void> {
  await carousel(page).locator(`.dots [aria-current][aria-label="Slide ${slide}"]`).waitFor()
  await page.waitForFunction((place) => {
    const track = document.querySelector('.slides')
    return track && Math.abs(track.scrollLeft - place * track.clientWidth) < 8
  }, slide - 1)
}

export async function seePicture(page: Page, slide: number): Promise<void> {
  await picture(page, slide).waitFor({ state: 'attached' })
  await picture(page, slide).evaluate((image: HTMLImageElement) => image.decode())
}

export const currentSlide = async (page: Page) =>
  1 +
  (await carousel(page)
    .locator('.dots button')
    .evaluateAll((dots) => dots.findIndex((each) => each.hasAttribute('aria-current'))))
