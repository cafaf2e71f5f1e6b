import { expect, type Locator, type Page } from '@playwright/test'

/** More than any screen has from one end to the other. */
const mostTabs = 150

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

/** Goes to a control with Tab, or back to it with Shift and Tab, and fails if the focus is lost on the way. */
export async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await goal.waitFor()
  for (let pressed = 0; pressed < mostTabs; pressed += 1) {
    if (await hasFocus(goal)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${goal} is not reached with ${key}.`)
}

/** Goes to a control, and presses it. */
export async function pressKey(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, goal, key)
  await page.keyboard.press('Enter')
}

/** Goes to a text box or a file field, and writes over what is in it. */
export async function typeInto(page: Page, goal: Locator, text: string): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await expect(goal).toHaveValue(text)
}
