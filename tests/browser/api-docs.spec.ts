import { accessibilityViolations, look } from '../support/page.ts'
import { expect, test } from './fixtures.ts'

test('A developer finds an endpoint in the API docs by keyboard, and reads its input and its errors', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/api/docs')
  await page.getByRole('link', { name: 'Alumni' }).click()
  const endpoint = page.locator('#registerAlumnus')
  await endpoint.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(endpoint.getByRole('rowheader', { name: 'workingplace required' })).toBeVisible()
  await expect(endpoint.getByText('Please select a profile picture.')).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await look(page, 'api-docs', 'window')
  await page.evaluate(() => scrollTo(0, 0))
  await look(page, 'api-docs-top', 'window')
})
