import type { Page } from '@playwright/test'

export const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="/faculty-profile/"]') })

export async function seePhotos(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('main img')].map((photo) => {
        photo.loading = 'eager'
        return photo.decode().catch((error) => {
          // The photo may have been removed from the page.
          if (photo.isConnected) throw error
        })
      }),
    ),
  )
}
