import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { returning } from './steps/home-page.ts'

const look = (of: Locator) =>
  of.evaluate((element) => {
    const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(element)
    const isSeen = borderBottomColor !== 'rgba(0, 0, 0, 0)' && borderBottomWidth !== '0px'
    return { isSeen: isSeen && borderBottomStyle === 'solid', color: borderBottomColor }
  })
const system = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = color
    const { color: shown } = getComputedStyle(probe)
    probe.remove()
    return shown
  }, name)

test('A reader with forced colours sees the shape of buttons, and which tab is chosen', {
  tag: '@slow',
}, async ({ openPerson }) => {
  const { page } = await openPerson({ storageState: returning })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const buttons = [
    page.getByRole('button', { name: /^Send Enquiry/ }),
    page.getByRole('link', { name: /^View Details/ }),
  ]
  for (const button of buttons) expect(await look(button.first())).toMatchObject({ isSeen: true })
  await page.goto('/viewallnews')
  const [chosen, other] = await Promise.all(
    [true, false].map((selected) => look(page.getByRole('tab', { selected }))),
  )
  expect(chosen?.color).toBe(await system(page, 'Highlight'))
  expect(other?.color).toBe(await system(page, 'Canvas'))
})

test('A reader who prefers dark gets the form as it is made, in light', { tag: '@slow' }, async ({
  openPerson,
}) => {
  const { page } = await openPerson()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')
  const scheme = await page
    .getByRole('textbox')
    .first()
    .evaluate((field) => getComputedStyle(field).colorScheme)
  expect(scheme).toContain('light')
})
