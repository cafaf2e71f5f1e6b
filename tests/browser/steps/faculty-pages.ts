import type { Page } from '@playwright/test'

/** The cards of a faculty's list. */
export const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="/faculty-profile/"]') })

/** Waits for every photo of the page, also below the fold; fails if one cannot be loaded. */
export async function seePhotos(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('main img')].map((photo) => {
        photo.loading = 'eager'
        return photo.decode().catch((error) => {
          // It may have been removed from the page meanwhile.
          if (photo.isConnected) throw error
        })
      }),
    ),
  )
}
