import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

export const emptyText = 'No faculty records found. Try changing your search criteria.'

export async function openViewFaculty(page: Page, query: string): Promise<void> {
  await page.goto(`/AdminDashboard/view-faculty?q=${encodeURIComponent(query)}`)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
}

export async function search(page: Page, query: string): Promise<void> {
  await page.getByLabel('Search by name').fill(query)
  await page.waitForURL((url) => (url.searchParams.get('q') ?? '') === query)
}

export async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Faculty member', exact: true })
  await panel.getByRole('button', { name: 'Edit' }).waitFor()
  return panel
}

export async function redGreenPicture(): Promise<Buffer> {
  const [width, height] = [1600, 1000]
  const right = { create: { width: width / 2, height, channels: 3 as const, background: '#00a000' } }
  return sharp({ create: { width, height, channels: 3, background: '#d00000' } })
    .composite([{ input: await sharp(right).png().toBuffer(), left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer()
}

export async function coloursOf(bytes: Buffer) {
  const picture = sharp(bytes)
  const { width, height } = await picture.metadata()
  const [red, green] = (await picture.stats()).channels
  return { width, height, red: Math.round(red?.mean ?? 0), green: Math.round(green?.mean ?? 0) }
}
