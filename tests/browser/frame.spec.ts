import { frameId } from '@prangan/contract/paths'
import type { FrameBlock, FrameBlockOf } from '@prangan/contract/schemas/content'
import { draftReference, pageReference, toDraft, toPage } from '../../functions/src/site/page-store.ts'
import { frameBlocks, readVersion } from '../../functions/src/site/site-store.ts'
import { call, json } from '../support/call.ts'
import { openLive } from '../support/page.ts'
import { expect, test } from './fixtures.ts'

/** The menus with one more link, to the contact page, at the end of the first group of the first menu. */
function withLink(block: FrameBlockOf<'menus'>, label: string): FrameBlockOf<'menus'> {
  const [menu, ...menus] = block.menus
  const [group, ...groups] = menu?.groups ?? []
  if (!menu || !group) throw new Error('The first menu has no group.')
  const links = [...group.links, { text: { en: label }, href: 'page:contact' }]
  return { ...block, menus: [{ ...menu, groups: [{ ...group, links }, ...groups] }, ...menus] }
}

test('The office changes the telephone number and a menu, and an open page shows both without a reload', async ({
  page,
  firebase,
  admin: { token },
  mark,
  atEnd,
}) => {
  const firestore = await firebase.firestore()
  const calling = async (route: string, body: object) => {
    const answer = await call(route.replace(' ', ` /admin/pages/${frameId}/`), { token, ...json(body) })
    expect(answer.status, String(answer.body.message)).toBe(200)
    return answer.body
  }
  const before = toPage(await pageReference(firestore, frameId).get()).latest
  const blocks = frameBlocks(await readVersion(firestore, frameId, before ?? 0))
  const draft = toDraft(await draftReference(firestore, frameId).get())
  const number = mark.replaceAll(/\D/g, '').padEnd(6, '7').slice(0, 6)
  const [shown, dialled] = [`05999-${number}`, `+915999${number}`]
  const changed = blocks.flatMap((block): FrameBlock[] => {
    if (block.kind === 'contact') return [{ ...block, phone: { shown, dialled } }]
    return block.kind === 'menus' ? [withLink(block, `Hostel ${mark}`)] : []
  })

  await openLive(page, '/history')
  await page.evaluate(() => {
    document.documentElement.dataset.opened = 'once'
  })
  await calling('PUT draft', {
    base: before,
    blocks: Object.fromEntries(
      changed.map((value) => [value.id, { value, rev: draft?.blocks[value.id]?.rev ?? 0 }]),
    ),
  })
  const { version } = await calling('POST publish', { base: before, note: 'A new number', at: '' })
  atEnd(() => calling('POST roll_back', { base: version, note: '', to: before }))

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: shown })).toHaveAttribute('href', `tel:${dialled}`)
  await expect(page.getByRole('banner')).toContainText(shown)
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'once')

  const menu = page
    .getByRole('navigation', { name: 'Main' })
    .locator('details', { hasText: `Hostel ${mark}` })
  await menu.locator('summary').hover()
  await menu.getByRole('link', { name: `Hostel ${mark}` }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('main').getByRole('link', { name: shown })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'once')
})
