import { documentPaths, settingsId } from '@prangan/contract/paths'
import { type BlockKind, blockKinds } from '@prangan/contract/schemas/blocks'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../../messages/language.ts'
import { firestore } from '../../../../testing/firestore.ts'
import { loadInHindi, saidInLatin } from '../../../../testing/in-hindi.ts'
import { press, says } from '../../../../testing/screen.tsx'
import { storedPage } from '../../../../testing/stored.ts'

const allowed = /Ctrl (B|K|Enter|Z|Shift Z)|\S*\/\S*|\{\{\w+\}\}|\b[ap]m\b|Elsewhere/g

const at = new Date('2026-03-02T09:30:00Z')
const title = { en: 'शुल्क', hi: 'शुल्क' }
const noPicker = () => null

async function openInHindi() {
  await loadInHindi()
  const { closeScreen, openScreen } = await import('../../../../testing/screen.tsx')
  const { ContentPickersContext } = await import('../../../../lib/content-pickers.ts')
  const { newBlock } = await import('../block-registry.tsx')
  const { PageEditor } = await import('./page-editor.tsx')
  close = closeScreen
  const blocks = blockKinds.map((kind: BlockKind) => newBlock(kind))
  firestore.put(documentPaths.site, {
    revision: 0,
    frame: { version: 0, publishedAt: at.toISOString() },
    pages: {},
    redirects: {},
    media: {},
    documents: {},
  })
  firestore.put(
    documentPaths.page('fees'),
    storedPage({ title, state: 'draft', published: null, latest: null, hasDraft: true }),
  )
  firestore.put(documentPaths.pageDraft('fees'), {
    base: null,
    head: { value: { title, description: { en: '' } }, rev: 0 },
    order: { value: blocks.map(({ id }) => id), rev: 0 },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, { value: block, rev: 0 }])),
    editors: {},
    updatedAt: at,
  })
  return openScreen(
    <ContentPickersContext
      value={{ PicturePicker: noPicker, DocumentPicker: noPicker, ShownPicture: noPicker }}
    >
      <PageEditor
        id="fees"
        back={{ href: '/desk', label: 'पृष्ठ' }}
        loadHomeScreen={() => Promise.reject(new Error(`Only ${settingsId} needs it.`))}
      />
    </ContentPickersContext>,
    '/desk',
  )
}
let close = () => {}

afterEach(() => {
  close()
  setLanguage('en')
})

describe('Somebody who edits a page and has chosen Hindi', () => {
  it('reads the editor in it, the forms of all blocks, and what keeps the page from being published', async () => {
    const person = await openInHindi()
    await says('खंड जोड़ें')
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(blockKinds.length)
    expect(saidInLatin(allowed)).toEqual([])
    await press(person, 'पृष्ठ प्रकाशित करें…')
    await says('प्रकाशित करने से पहले इसे ठीक करें')
    await says('तालिका का शीर्षक लिखें: कुछ शब्द, जो बताएँ कि उसमें क्या है।')
    expect(saidInLatin(allowed)).toEqual([])
  })

  it('reads in it which blocks there are to add', async () => {
    const person = await openInHindi()
    await says('खंड जोड़ें')
    await press(person, 'खंड जोड़ें')
    await says('पहले जगह चुनें, फिर खंड। बाद में उसकी जगह बदल सकते हैं।')
    expect(saidInLatin(allowed)).toEqual([])
  })
})
