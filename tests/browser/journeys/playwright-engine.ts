import { expect, type Locator } from '@playwright/test'
import { look, type Person } from '../../support/page.ts'
import { pick } from './page-scripts.ts'
import type { Engine, Target } from './walker.ts'

export function playwrightEngine({ page, context, pageErrors }: Person): Engine {
  const isFirefox = context.browser()?.browserType().name() === 'firefox'
  const find = (targets: readonly Target[]): Locator =>
    targets.reduce((scope: Locator, target) => {
      const { by, name } = target
      if (by === 'text') return scope.getByText(name, { exact: true }).filter({ visible: true }).first()
      if (by === 'label')
        return scope.getByLabel(name, { exact: true }).and(page.locator('input, select, textarea')).first()
      return scope.getByRole(by, { exact: true, ...(name !== undefined && { name }) }).first()
    }, page.locator(':root'))
  return {
    goTo: async (path) => {
      const before = pageErrors.length
      await page.goto(path, { waitUntil: 'commit' })
      // In Firefox, code that was still loading when the page was left is reported as an error.
      if (isFirefox) pageErrors.length = before
      await page.waitForLoadState()
    },
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    click: (target) => find(target).click(),
    check: (target) => find(target).check(),
    // In Firefox, React does not notice what Playwright fills in.
    fill: async (target, value) => {
      if (!isFirefox) return find(target).fill(value)
      await find(target).focus()
      await find(target).evaluate(pick, value)
    },
    choose: async (target, option) => void (await find(target).selectOption(option)),
    upload: (target, file) => find(target).setInputFiles(file),
    waitUntil: (target, state) =>
      state === 'shown' ? expect(find(target)).toBeVisible() : expect(find(target)).toBeHidden(),
    textOf: (target) => find(target).innerText(),
    valueOf: (target) => find(target).inputValue(),
    hasFocus: (target) => find(target).evaluate((element) => element === document.activeElement),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    evaluate: (expression) => page.evaluate(expression),
    setOffline: (isOffline) => context.setOffline(isOffline),
    forgive: async (pattern) => {
      const others = pageErrors.filter((error) => !pattern.test(error))
      pageErrors.splice(0, pageErrors.length, ...others)
    },
    // One engine is enough for the accessibility checks.
    ...(!isFirefox && { look: (name: string) => look(page, name) }),
  }
}
