import { settingsId } from '@prangan/contract/paths'
import type { SettingsBlock, SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { draftReference, pageReference, toDraft, toPage } from '../../functions/src/site/page-store.ts'
import { readVersion, settingsBlocks } from '../../functions/src/site/site-store.ts'
import { call, json } from '../support/call.ts'
import { look, openLive } from '../support/page.ts'
import { expect, test } from './steps/fee-page.ts'
import { pressKey, tabTo } from './steps/keyboard.ts'

// These tests run one after the other, because both publish the one draft of the layout.
test.describe.configure({ mode: 'default' })

function withLink(block: SettingsBlockOf<'menus'>, label: string): SettingsBlockOf<'menus'> {
  const [menu, ...menus] = block.menus
  const [group, ...groups] = menu?.groups ?? []
  if (!menu || !group) throw new Error('The first menu has no group.')
  const links = [...group.links, { text: { en: label }, href: 'page:contact' }]
  return { ...block, menus: [{ ...menu, groups: [{ ...group, links }, ...groups] }, ...menus] }
}

test('The office changes the telephone number and a menu, and an open page shows both without a reload', {
  tag: '@slow',
}, async ({ page, firebase, admin: { token }, mark, atEnd }) => {
  const firestore = await firebase.firestore()
  const calling = async (route: string, body: object) => {
    const answer = await call(route.replace(' ', ` /admin/pages/${settingsId}/`), { token, ...json(body) })
    expect(answer.status, String(answer.body.message)).toBe(200)
    return answer.body
  }
  const before = toPage(await pageReference(firestore, settingsId).get()).latest
  const blocks = settingsBlocks(await readVersion(firestore, settingsId, before ?? 0))
  const draft = toDraft(await draftReference(firestore, settingsId).get())
  const number = mark.replaceAll(/\D/g, '').padEnd(6, '7').slice(0, 6)
  const [shown, dialled] = [`05999-${number}`, `+915999${number}`]
  const changed = blocks.flatMap((block): SettingsBlock[] => {
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

test('With the keyboard alone, a clerk puts a page into a menu, and an open page shows it', {
  tag: '@slow',
}, async ({ office: { page }, visitor: { page: visited }, firebase, admin: { token }, feePage, atEnd }) => {
  const firestore = await firebase.firestore()
  const latest = async () => toPage(await pageReference(firestore, settingsId).get()).latest
  const before = await latest()
  atEnd(async () => {
    const base = await latest()
    if (base === before) return call(`DELETE /admin/pages/${settingsId}/draft`, { token })
    return call(`POST /admin/pages/${settingsId}/roll_back`, {
      token,
      ...json({ base, note: '', to: before }),
    })
  })
  await openLive(visited, '/history')
  await openLive(page, `/AdminDashboard/pages/${settingsId}`)
  await expect(page.getByRole('main')).toBeFocused()

  const menus = page.getByRole('region', { name: /^Menus/ })
  await pressKey(page, page.getByRole('navigation', { name: 'Parts' }).getByRole('button', { name: 'Menus' }))
  await pressKey(page, menus.locator('summary').first())
  await pressKey(page, menus.getByRole('button', { name: 'Add link' }).first())
  const text = page.locator('textarea:focus')
  await expect(text).toHaveAccessibleName(/^Link \d+: text, English$/)
  await page.keyboard.type(feePage.title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('शुल्क')
  const target = menus.getByRole('button', { name: /leads to: No target yet$/ })
  await pressKey(page, target)

  const pages = page.getByRole('combobox', { name: 'Page' })
  await tabTo(page, pages)
  // Typing its name would choose another one where a busy machine pauses between two letters.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    expect(await pages.locator('option:checked').textContent()).toContain(feePage.title)
  }).toPass({ intervals: [0] })
  await look(page, 'desk-frame-link', 'window')
  await pressKey(page, page.getByRole('button', { name: 'Set link' }))
  const chosen = menus.getByRole('button', { name: `leads to: Page: ${feePage.title}` })
  await expect(chosen).toBeFocused()

  await page.keyboard.press('Control+Enter')
  await look(page, 'desk-frame-publish', 'window')
  await pressKey(page, page.getByRole('button', { name: 'Publish now', exact: true }))
  const menu = visited
    .getByRole('navigation', { name: 'Main' })
    .locator('details', { hasText: feePage.title })
  await menu.locator('summary').hover()
  await menu.getByRole('link', { name: feePage.title }).click()
  await expect(visited).toHaveURL(new RegExp(`${feePage.path}$`))
})
