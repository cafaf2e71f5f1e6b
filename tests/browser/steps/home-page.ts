import type { Page } from '@playwright/test'
import { suite } from '../../support/suite.ts'

/** By the specification. */
export const slideCount = 7

/** The storage state of a returning visitor, who does not see the popup. */
export const returning = {
  cookies: [],
  origins: [{ origin: suite.app, localStorage: [{ name: 'visited', value: '1' }] }],
}

/** The carousel. */
export const carousel = (page: Page) => page.getByRole('region', { name: 'Life at the college' })
/** The dot of a slide, counted from 1. */
export const dot = (page: Page, slide: number) =>
  carousel(page).getByRole('button', { name: `Slide ${slide}`, exact: true })
/** The picture of a slide, counted from 1. */
const picture = (page: Page, slide: number) =>
  carousel(page)
    .getByRole('group', { name: `${slide} of ${slideCount}` })
    .getByRole('img')

/** Waits until this slide is marked as current and in view. */
export async function seeSlide(page: Page, slide: number): Promise<void> {
  await carousel(page).locator(`.dots [aria-current][aria-label="Slide ${slide}"]`).waitFor()
  await page.waitForFunction((place) => {
    const track = document.querySelector('.slides')
    return track && Math.abs(track.scrollLeft - place * track.clientWidth) < 8
  }, slide - 1)
}

/** Waits until a slide's picture is loaded. */
export async function seePicture(page: Page, slide: number): Promise<void> {
  await picture(page, slide).waitFor({ state: 'attached' })
  await picture(page, slide).evaluate((image: HTMLImageElement) => image.decode())
}

/** The slide that the dots mark. */
export const currentSlide = async (page: Page) =>
  1 +
  (await carousel(page)
    .locator('.dots button')
    .evaluateAll((dots) => dots.findIndex((each) => each.hasAttribute('aria-current'))))
