import { checkContent } from '@prangan/contract/content/check-content'
import { seedSite } from '@prangan/contract/content/seed'
import { languagesOf } from '@prangan/contract/content/show-in'
import type { StoredContent } from '@prangan/contract/schemas/content'
import type { SettingsBlock, SettingsBlockOf, SettingsKind } from '@prangan/contract/schemas/site-settings'
import { describe, expect, it } from 'vitest'
import { seed } from './seed.ts'

const site = seedSite(seed, new Date())
const { settings } = seed
const settingsContent = (blocks: readonly SettingsBlock[]): StoredContent => ({
  title: { en: 'Menus, home page and contact details' },
  description: { en: '' },
  blocks: [...blocks],
})
function errorsWith<Kind extends SettingsKind>(kind: Kind, change: Partial<SettingsBlockOf<Kind>>) {
  const blocks = settings.map(
    (block) => (block.kind === kind ? { ...block, ...change } : block) as SettingsBlock,
  )
  return checkContent(settingsContent(blocks), site).errors
}

describe('What the site begins with', () => {
  it.each(seed.pages.map(({ id, content }) => [id, content] as const))(
    'has nothing on the page %s that keeps it from being published',
    (_, content) => {
      expect(checkContent(content, site, { settings }).errors).toEqual([])
    },
  )

  it.each(seed.pages.map(({ id, content }) => [id, content] as const))(
    'has the page %s whole in Hindi',
    (_, content) => {
      expect(checkContent(content, site, { settings }).translations).toEqual([])
      expect(languagesOf(content)).toEqual(['hi'])
      expect(content).toMatchObject({
        title: { hi: expect.any(String) },
        description: { hi: expect.any(String) },
      })
    },
  )

  it.each(seed.pages.map(({ id, content }) => [id, content] as const))(
    'types no number, address or amount on the page %s that the site settings have',
    (_, content) => {
      const { warnings } = checkContent(content, site, { settings })
      expect(warnings.filter(({ message }) => message.startsWith('Write {{'))).toEqual([])
    },
  )

  it('has site settings that can be published, whole in Hindi', () => {
    expect(checkContent(settingsContent(settings), site)).toMatchObject({ errors: [], translations: [] })
  })
})

describe('The site settings cannot be published', () => {
  const text = { en: 'Fees' }

  it.each<[string, ReturnType<typeof errorsWith>, object]>([
    [
      'with two figures of one name',
      errorsWith('figures', {
        figures: ['fee', 'fee'].map((key) => ({ key, label: text, value: text })),
      }),
      { block: 'figures', field: 'figures.1.key' },
    ],
    [
      'with a figure that is named like the telephone number',
      errorsWith('figures', { figures: [{ key: 'phone', label: text, value: text }] }),
      { block: 'figures', field: 'figures.0.key' },
    ],
    [
      'with a link that leads nowhere in a menu',
      errorsWith('menus', { menus: [{ text, groups: [{ links: [{ text, href: '' }] }] }] }),
      { block: 'menus', field: 'menus.0.groups.0.links.0.href' },
    ],
    [
      'with an empty menu',
      errorsWith('menus', { menus: [{ text, groups: [] }] }),
      { block: 'menus', field: 'menus.0' },
    ],
    [
      'with a link to a page that is gone',
      errorsWith('ticker', { text, href: 'page:gone' }),
      { block: 'ticker', field: 'href' },
    ],
    [
      'with a slide without a picture',
      errorsWith('hero', { slides: [{ picture: '', caption: text }] }),
      {
        block: 'hero',
        field: 'slides.0.picture',
      },
    ],
    [
      'with a popup that leads nowhere',
      errorsWith('popup', { isShown: true, href: '' }),
      {
        block: 'popup',
        field: 'href',
      },
    ],
  ])('%s', (_, errors, place) => {
    expect(errors).toMatchObject([place])
  })

  it('without one of its parts, which every page needs', () => {
    const { errors } = checkContent(settingsContent(settings.filter(({ kind }) => kind !== 'menus')), site)
    expect(errors).toHaveLength(1)
  })
})
