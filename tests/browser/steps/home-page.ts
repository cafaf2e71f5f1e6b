import { type Browser, expect, type Page } from '@playwright/test'
import { openBrowser, type Person } from '../../support/page.ts'

/** From the specification. */
export const slideCount = 7

/** Visitors of the home page, each with a browser profile of their own. */
export class Visitors {
  readonly #browser: Browser
  #people: Person[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** One who comes for the first time. */
  async first(width = 1366, height = 900): Promise<Person> {
    const person = await openBrowser(this.#browser, width, height)
    this.#people.push(person)
    return person
  }

  /** One who has been here before, whom no card greets. */
  async returning(width?: number, height?: number): Promise<Person> {
    const person = await this.first(width, height)
    await person.context.addInitScript(() => localStorage.setItem('visited', '1'))
    return person
  }

  /** Lets all go; nothing may have gone wrong on their pages. */
  async leave(): Promise<void> {
    const troubles = this.#people.flatMap((person) => person.troubles)
    await Promise.all(this.#people.map(({ context }) => context.close()))
    this.#people = []
    expect(troubles).toEqual([])
  }
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

/** Waits until this slide is the one marked and the one seen. */
export async function seeSlide(page: Page, slide: number): Promise<void> {
  await carousel(page).locator(`.dots [aria-current][aria-label="Slide ${slide}"]`).waitFor()
  await page.waitForFunction((place) => {
    const track = document.querySelector('.slides')
    return track && Math.abs(track.scrollLeft - place * track.clientWidth) < 8
  }, slide - 1)
}

/** Waits until a slide's picture is there to be seen. */
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
