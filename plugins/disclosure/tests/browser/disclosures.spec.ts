import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { accessibilityViolations } from '@prangan/tests/support/page.ts'
import { disclosurePath } from '../../contract/paths.ts'

test('The office says where an item is, and a visitor finds it there from the footer', async ({
  office: { page },
  visitor: { page: theirs },
  firebase,
  atEnd,
}) => {
  const firestore = await firebase.firestore()
  atEnd(() => firestore.doc(disclosurePath('ugc-directory')).delete())
  await page.goto('/AdminDashboard/disclosures?show=missing')
  await page.getByRole('button', { name: 'Telephone directory' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit item' })
  await dialog.getByRole('radio', { name: 'Published' }).check()
  expect(await accessibilityViolations(page)).toEqual([])
  await dialog.getByLabel('Add a page or document').selectOption({ label: 'Prospectus' })
  await dialog.getByRole('button', { name: 'Add the chosen page or document' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Item saved successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await accessibilityViolations(page)).toEqual([])

  await theirs.goto('/contact')
  await theirs.getByRole('contentinfo').getByRole('link', { name: 'Mandatory disclosure' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Mandatory disclosure' })).toBeVisible()
  const item = theirs.locator('#ugc-directory')
  await expect(async () => {
    await theirs.reload()
    await expect(item).toContainText(/Published.*Prospectus.*PDF,\s\d+\sKB,\s2\spages/s, { timeout: 2_000 })
  }).toPass()
})
