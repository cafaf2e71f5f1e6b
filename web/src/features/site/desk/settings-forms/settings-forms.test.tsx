import { settings } from '@prangan/college/content/settings/settings'
import { scenes } from '@prangan/college/scenes'
import { toSeed } from '@prangan/contract/content/write-seed'
import { limits } from '@prangan/contract/limits'
import { usualCategories } from '@prangan/contract/notice-categories'
import {
  type Menu,
  type SettingsBlock,
  SettingsBlockSchema,
  type SettingsKind,
  settingsKinds,
} from '@prangan/contract/schemas/site-settings'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ContentPickersContext, type PickerProps } from '../../../../lib/content-pickers.ts'
import { closeScreen, field, fill, openScreen, press, says } from '../../../../testing/screen.tsx'
import { storedSite } from '../../../../testing/stored.ts'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { type EditedSite, EditedSiteContext } from '../edited-site.ts'
import { settingsForms } from './settings-forms.ts'

function Picker({ label, value, onChange }: PickerProps<string>) {
  return (
    <button type="button" onClick={() => onChange('media:gate')}>
      {label}: {value || 'none'}
    </button>
  )
}
const pickers = { PicturePicker: Picker, DocumentPicker: Picker, ShownPicture: () => null }

const at = '2026-11-20T04:00:00.000Z'
const nothingAround: EditedSite = { site: null, settings: null }

const lastScene = `art:${Object.keys(scenes).at(-1)}`
const openSlides = () =>
  openForm({
    ...seedOf('hero'),
    slides: ['Morning', 'Reading'].map((en) => ({ picture: 'media:hall', caption: { en } })),
  } as SettingsBlock)

const blocks = toSeed({}, settings).settings
const seedOf = (kind: SettingsKind) => blocks.find((block) => block.kind === kind) as SettingsBlock

/** A college may begin without synonyms. */
const filledOf = (kind: SettingsKind) =>
  kind === 'search'
    ? ({ ...seedOf(kind), synonyms: [{ words: 'fees, charges' }] } as SettingsBlock)
    : seedOf(kind)

/** Opens the form of a block; returns its user, and the block as it is now. */
function openForm(initial: SettingsBlock, { edited = nothingAround, path = '/here' } = {}) {
  let current = initial
  const Form = settingsForms()[initial.kind].Form as ComponentType<BlockFormProps<SettingsBlock>>
  function Editor() {
    const [block, setBlock] = useState(initial)
    current = block
    return (
      <ContentPickersContext value={pickers}>
        <EditedSiteContext value={edited}>
          <Form block={block} onChange={(changes) => setBlock({ ...block, ...changes } as SettingsBlock)} />
        </EditedSiteContext>
      </ContentPickersContext>
    )
  }
  const person = openScreen(<Editor />, path)
  return { person, now: () => current as never as Record<string, unknown> }
}

const text = (en: string) => ({ en })
const link = (en: string) => ({ text: text(en), href: '/history' })
const menu = (name: string, ...groups: string[][]): Menu => ({
  text: text(name),
  groups: groups.map((links) => ({ links: links.map(link) })),
})
const openMenus = (...menus: Menu[]) => openForm({ id: 'menus', kind: 'menus', menus })

function rowOf(place: string): HTMLElement {
  for (const details of document.querySelectorAll('details')) details.open = true
  return document.querySelector(`[data-place="${place}"]`) as HTMLElement
}

async function moveFrom(person: ReturnType<typeof openScreen>, place: string, goal: string) {
  const row = rowOf(place)
  await act(() => person.click(within(row).getByRole('button', { name: /^Move/ })))
  await act(() => person.selectOptions(within(row).getByLabelText('Move it to'), goal))
  await act(() => person.click(within(row).getByRole('button', { name: 'Move' })))
}

const outline = (block: Record<string, unknown>) =>
  (block.menus as Menu[]).map(({ text: { en }, groups }) => [
    en,
    ...groups.map(({ links }) => links.map((each) => each.text.en)),
  ])

describe('The office', () => {
  it.each(settingsKinds)('finds all texts of %s in its form, and changes one of them', async (kind) => {
    const before = filledOf(kind)
    const { now } = openForm(before)
    // A query by label compares all fields of the form, several hundred of the offices.
    const first = document.querySelector('textarea') as HTMLTextAreaElement
    const shown = [...document.querySelectorAll<HTMLInputElement>('textarea, input')].map(
      ({ value }) => value,
    )
    for (const en of textsIn(before)) expect(shown).toContain(en)
    fireEvent.input(first, { target: { value: 'Quite another text' } })
    expect(JSON.stringify(now())).toContain('Quite another text')
    expect(SettingsBlockSchema.safeParse(now()).success).toBe(true)
  })

  it('changes the telephone number, and is told of one that cannot be dialled', async () => {
    const { now } = openForm(seedOf('contact'))
    fill('Telephone number as visitors see it', '05999-777000')
    fill('Telephone number to dial', 'call us')
    await says('Only + and digits, for example +915999555010.')
    expect(now().phone).toEqual({ shown: '05999-777000', dialled: '+915999777000' })
    fill('Telephone number to dial', '+915999777001')
    expect(now().phone).toEqual({ shown: '05999-777000', dialled: '+915999777001' })
  })

  it('links to no page of another scheme', async () => {
    const { now } = openForm(seedOf('contact'))
    fill('Facebook', 'javascript:alert(1)')
    expect(now().social).toMatchObject({ facebook: '' })
    fill('Facebook', 'https://facebook.test/college')
    expect(now().social).toMatchObject({ facebook: 'https://facebook.test/college' })
  })

  it('adds a figure under a name that texts can use, and leaves the names that forms use', async () => {
    const { person, now } = openForm(seedOf('figures'))
    expect(screen.queryByLabelText('Short name for texts')).toBeNull()
    await press(person, 'Add figure')
    fill('Short name for texts', 'hostel fee')
    await says('Use letters and digits, and begin with a small letter.')
    fill('Short name for texts', 'hostelFee')
    expect((now().figures as { key: string }[]).at(-1)?.key).toBe('hostelFee')
  })

  it('names an office, its person and its e-mail under a short name that texts can use', async () => {
    const { person, now } = openForm({ id: 'offices', kind: 'offices', offices: [] })
    await press(person, 'Add office')
    fill('Office 1: office or committee, English', 'Sports office')
    fill('Office 1: person in charge, English', 'A. Rao')
    fill('E-mail', 'sports')
    await says('Please enter a valid e-mail address.')
    fill('E-mail', 'sports@college.test')
    fill('Short name for texts', 'sports')
    expect(now().offices).toMatchObject([
      {
        key: 'sports',
        name: { en: 'Sports office' },
        person: { en: 'A. Rao' },
        email: 'sports@college.test',
      },
    ])
    await says(/{{sports\.email}}/)
  })

  it('renames a category of notices and adds one, beginning with the usual ones', async () => {
    const { person, now } = openForm({ id: 'categories', kind: 'categories', categories: [] })
    fill('Category 1, English', 'Exams')
    await press(person, 'Add category')
    fill(`Category ${usualCategories.length + 1}, English`, 'Sports')
    const categories = now().categories as { key: string; name: { en: string } }[]
    expect(categories[0]).toMatchObject({ key: 'examination', name: { en: 'Exams' } })
    expect(categories.at(-1)).toMatchObject({ name: { en: 'Sports' } })
    expect(new Set(categories.map(({ key }) => key)).size).toBe(usualCategories.length + 1)
  })

  it('chooses a drawing of the site or a picture of the library for a slide', async () => {
    const { person, now } = openSlides()
    const slides = () => now().slides as { picture: string }[]
    fill('Slide 1: picture', lastScene)
    expect(slides()[0]?.picture).toBe(lastScene)
    fill('Slide 1: picture', 'library')
    await press(person, 'Slide 1: picture, from the library: none')
    expect(slides()[0]?.picture).toBe('media:gate')
  })

  it('adds, moves and deletes a slide by buttons, and the focus goes along', async () => {
    const { person, now } = openSlides()
    const captions = () => (now().slides as { caption: { en: string } }[]).map(({ caption }) => caption.en)
    const before = captions()
    await press(person, 'Add slide')
    fill(`Slide ${before.length + 1}: caption, English`, 'The new gate')
    await press(person, `Move Slide ${before.length + 1} up`)
    expect(captions().at(-2)).toBe('The new gate')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Move Slide ${before.length} up`)
    await press(person, `Delete Slide ${before.length}`)
    expect(captions()).toEqual(before)
  })
})

describe('A link of the menus', () => {
  it('moves to a group of another menu, and the focus goes along', async () => {
    const { person, now } = openMenus(menu('About', ['History', 'Vision']), menu('Study', ['Library']))
    await moveFrom(person, '0.0.1', 'Study')
    expect(outline(now())).toEqual([
      ['About', ['History']],
      ['Study', ['Library', 'Vision']],
    ])
    expect(document.activeElement?.closest('[data-place]')?.getAttribute('data-place')).toBe('1.0.1')
    await says('Moved to: Study.')
  })

  it('moves into a new group, out of its menu, and back in', async () => {
    const { person, now } = openMenus(menu('About', ['History', 'Vision']), menu('Study', ['Library']))
    await moveFrom(person, '0.0.0', 'Study, in a new group')
    expect(outline(now())).toEqual([
      ['About', ['Vision']],
      ['Study', ['Library'], ['History']],
    ])
    await moveFrom(person, '0.0.0', 'As a separate menu')
    expect(outline(now()).at(-1)).toEqual(['Vision'])
    expect((now().menus as Menu[]).at(-1)?.href).toBe('/history')
    await moveFrom(person, '2', 'Study, group 2')
    expect(outline(now())).toEqual([
      ['About', []],
      ['Study', ['Library'], ['History', 'Vision']],
    ])
  })

  it('is not offered a full group, nor a menu too many', async () => {
    const full = Array.from({ length: limits.content.menuLinks }, (_, at) => `Page ${at}`)
    const plain = { text: text('Contact'), href: '/contact', groups: [] }
    const groups = Array.from({ length: limits.content.menuGroups }, () => full)
    const others = Array.from({ length: limits.content.menus - 2 }, () => plain)
    const { person } = openMenus(menu('Full', ...groups), menu('Study', ['Library']), ...others)
    expect(within(rowOf('1.0.0')).queryByRole('button', { name: /^Move/ })).not.toBeNull()
    await act(() => person.click(within(rowOf('1.0.0')).getByRole('button', { name: /^Move/ })))
    const goals = [...field<HTMLSelectElement>('Move it to').options].map((option) => option.label)
    expect(goals).toEqual(['Study, in a new group'])
    expect(screen.getByRole('button', { name: 'Add menu' })).toHaveProperty('disabled', true)
  })

  it('becomes a menu that leads to one page', async () => {
    const { person, now } = openMenus(menu('Contact', []))
    rowOf('0')
    await act(() => person.click(screen.getByLabelText('It links to one page instead of opening a list')))
    expect(now().menus).toEqual([{ text: text('Contact'), href: '', groups: [] }])
  })
})

describe('The office that comes from a page it has published first', () => {
  const entry = { title: { en: 'Hostel', hi: 'छात्रावास' }, path: '/hostel', version: 1, publishedAt: at }
  const edited = {
    settings: null,
    site: { ...storedSite({}), pages: { hostel: entry } } as unknown as EditedSite['site'],
  }
  const comeFrom = (page: string, ...menus: Menu[]) =>
    openForm({ id: 'menus', kind: 'menus', menus }, { edited, path: `/settings?menu-page=${page}` })

  it('puts it in a menu, is told to publish that, and is not asked again', async () => {
    const { person, now } = comeFrom('hostel', menu('About', ['History']), menu('Study', ['Library']))
    expect(document.activeElement?.ariaLabel ?? document.activeElement?.getAttribute('aria-label')).toBe(
      'Put ‘Hostel’ in a menu',
    )
    await act(() => person.selectOptions(field('Menu'), 'Study'))
    await press(person, 'Add to the menu')
    expect((now().menus as Menu[])[1]?.groups[0]?.links.at(-1)).toEqual({
      text: entry.title,
      href: 'page:hostel',
    })
    await says('Added to: Study. Publish to show it to visitors.')
    expect(document.activeElement?.closest('[data-place]')?.getAttribute('data-place')).toBe('1.0.1')
    expect(screen.queryByText('Put ‘Hostel’ in a menu')).toBeNull()
    expect(location.search).toBe('')
  })

  it('is asked nothing about a page that is in a menu, or is none', () => {
    const linked = { text: text('Hostel'), href: 'page:hostel', groups: [] }
    comeFrom('hostel', linked)
    expect(screen.queryByText('Put ‘Hostel’ in a menu')).toBeNull()
    closeScreen()
    comeFrom('deleted', menu('About', ['History']))
    expect(screen.queryByRole('button', { name: 'Add to the menu' })).toBeNull()
  })
})

function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) return Object.values(value as Record<string, string>)
  return Object.values(value).flatMap(textsIn)
}
