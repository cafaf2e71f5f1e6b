import { expect, type Locator, type Page } from '@playwright/test'

const mostTabs = 150

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

/** Moves to a control with Tab or Shift+Tab, and fails if the focus is lost on the way. */
export async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await goal.waitFor()
  for (let pressed = 0; pressed < mostTabs; pressed += 1) {
    if (await hasFocus(goal)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${goal} is not reached with ${key}.`)
}

export async function pressKey(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, goal, key)
  await page.keyboard.press('Enter')
}

export async function typeInto(page: Page, goal: Locator, text: string): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await expect(goal).toHaveValue(text)
}
