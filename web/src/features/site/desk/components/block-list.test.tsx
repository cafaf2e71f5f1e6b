import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useRef, useSyncExternalStore } from 'react'
import { describe, expect, it } from 'vitest'
import { button, openScreen, press, says } from '../../../../testing/screen.tsx'
import type { DraftStore } from '../editor/draft-store.ts'
import { useEditorKeys } from '../editor/use-editor-keys.ts'
import { useActiveText } from '../fields/active-text.ts'
import { fakeServer, openEditor, text } from '../testing/draft-editor.ts'
import { BlockList } from './block-list.tsx'
import { FormatBar } from './format-bar.tsx'

const nothing = () => {}

function Editor({ store }: { store: DraftStore }) {
  const view = useSyncExternalStore(store.subscribe, store.view)
  const undoButton = useRef<HTMLButtonElement>(null)
  const activeText = useActiveText()
  useEditorKeys({ onSave: nothing, onPublish: nothing, onUndo: store.undo, onRedo: store.redo })
  return (
    view && (
      <>
        <FormatBar
          {...{ view, store, activeText, undoButton, publicPath: undefined }}
          showsTranslations={false}
          onShowTranslations={nothing}
          isPreviewShown={false}
          onShowPreview={nothing}
          onParts={nothing}
          onHistory={nothing}
        />
        <BlockList view={view} store={store} isFree undoButton={undoButton} />
      </>
    )
  )
}

/** Opens a page with four blocks of text: Alpha, Beta, Gamma and Delta. */
function openPage() {
  const editor = openEditor(fakeServer())
  editor.addBlocks([text('c', 'Gamma'), text('d', 'Delta')], 2)
  return { editor, person: openScreen(<Editor store={editor} />) }
}

const select = async (person: ReturnType<typeof openScreen>, ...numbers: number[]) => {
  for (const number of numbers) await person.click(screen.getByLabelText(`Select Text, block ${number}`))
}
const box = (words: string) => screen.getByDisplayValue<HTMLTextAreaElement>(words)

describe('A clerk who adds a block', () => {
  it('gets it below the one with the cursor, and can choose another place', async () => {
    const { editor, person } = openPage()
    await person.click(box('Beta'))
    await press(person, 'Add a block')
    const where = await screen.findByLabelText<HTMLSelectElement>('Where')
    expect(where.selectedOptions[0]?.text).toBe('After Text, block 2')
    await person.click(screen.getByRole('button', { name: /^List/ }))
    expect(editor.view()?.blocks.map(({ kind }) => kind)).toEqual(['text', 'text', 'list', 'text', 'text'])

    await press(person, 'Add a block')
    await person.selectOptions(await screen.findByLabelText('Where'), 'At the beginning')
    await person.click(screen.getByRole('button', { name: /^Table/ }))
    expect(editor.view()?.blocks[0]?.kind).toBe('table')
  })

  it('gets it below the card whose button is pressed', async () => {
    const { editor, person } = openPage()
    await press(person, 'Insert a block below Text, block 3')
    await screen.findByLabelText('Where')
    await person.click(screen.getByRole('button', { name: /^Table/ }))
    expect(editor.view()?.blocks[3]?.kind).toBe('table')
  })
})

describe('A clerk who selects several blocks', () => {
  it('moves them together, by a button', async () => {
    const { editor, person } = openPage()
    await select(person, 1, 2)
    await says('2 blocks selected')
    await press(person, 'Move selected blocks down')
    expect(editor.texts()).toEqual(['Gamma', 'Alpha', 'Beta', 'Delta'])
    await press(person, 'Move selected blocks up')
    await press(person, 'Move selected blocks up')
    expect(editor.texts()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta'])
  })

  it('duplicates them, and has the copies undone together', async () => {
    const { editor, person } = openPage()
    await select(person, 1, 3)
    await press(person, 'Duplicate selected blocks')
    expect(editor.texts()).toEqual(['Alpha', 'Beta', 'Gamma', 'Alpha', 'Gamma', 'Delta'])
    expect(new Set(editor.view()?.blocks.map(({ id }) => id)).size).toBe(6)
    await press(person, 'Undo')
    expect(editor.texts()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta'])
  })

  it('deletes them, is told how to get them back, and gets them back in one step', async () => {
    const { editor, person } = openPage()
    await select(person, 1, 4)
    await press(person, 'Delete selected blocks')
    expect(editor.texts()).toEqual(['Beta', 'Gamma'])
    await says('2 blocks deleted. Undo brings them back.')
    await waitFor(() => expect(document.activeElement).toBe(button('Undo')))
    expect(screen.queryByText(/selected$/)).toBeNull()
    await person.keyboard('{Control>}z{/Control}')
    expect(editor.texts()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta'])
  })

  it('drags them by the head of one of them, and a text input does not take them', async () => {
    const { editor, person } = openPage()
    await select(person, 1, 2)
    const card = (number: number) => screen.getByRole('region', { name: `Text, block ${number}` })
    const head = card(1).querySelector('[data-drag]') as Element
    const types: string[] = []
    const dataTransfer = { setData: (type: string) => types.push(type) }
    fireEvent(head, Object.assign(createEvent.dragStart(head), { dataTransfer }))
    expect(types).toEqual(['application/x-page-block'])
    // jsdom gives each card the top and height 0: the pointer is in its lower half.
    const goal = within(card(3)).getByDisplayValue('Gamma')
    expect(fireEvent.dragOver(goal)).toBe(false)
    expect(card(3).dataset.drop).toBe('after')
    fireEvent.drop(goal)
    expect(editor.texts()).toEqual(['Gamma', 'Alpha', 'Beta', 'Delta'])
    expect(document.querySelector('[data-drop]')).toBeNull()
  })
})

describe('With the keyboard alone, a clerk', () => {
  it('moves the block in which they write, and the cursor stays in it', async () => {
    const { editor, person } = openPage()
    await person.click(box('Gamma'))
    await person.keyboard('{Alt>}{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}{/Alt}')
    expect(editor.texts()).toEqual(['Gamma', 'Alpha', 'Beta', 'Delta'])
    expect(document.activeElement).toBe(box('Gamma'))
    await says('Moved to place 1.')
  })

  it('duplicates it, and deletes a selected one, but no block while they write', async () => {
    const { editor, person } = openPage()
    await person.click(box('Beta'))
    await person.keyboard('{Control>}{Shift>}d{/Shift}{/Control}')
    expect(editor.texts()).toEqual(['Alpha', 'Beta', 'Beta', 'Gamma', 'Delta'])
    await person.click(box('Gamma'))
    await person.keyboard('{Delete}')
    expect(editor.texts()).toHaveLength(5)
    await select(person, 3)
    await person.keyboard('{Delete}')
    expect(editor.texts()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta'])
  })
})

describe('A clerk who has undone a change', () => {
  it('does it again by the button or by keys, until something else is changed', async () => {
    const { editor, person } = openPage()
    await press(person, 'Delete Text, block 1')
    await press(person, 'Undo')
    expect(editor.texts()).toHaveLength(4)
    await press(person, 'Redo')
    expect(editor.texts()).toHaveLength(3)
    await person.keyboard('{Control>}z{/Control}')
    expect(editor.texts()).toHaveLength(4)
    await person.keyboard('{Control>}y{/Control}')
    expect(editor.texts()).toHaveLength(3)
    await person.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}')
    expect(editor.texts()).toHaveLength(3)

    await person.keyboard('{Control>}z{/Control}')
    await person.type(box('Beta'), '!')
    expect(button('Redo').ariaDisabled).toBe('true')
  })

  it('finds the cursor where the text has changed', async () => {
    const { person } = openPage()
    const beta = box('Beta')
    await person.click(beta)
    beta.setSelectionRange(2, 2)
    await person.keyboard('x')
    expect(beta.value).toBe('Bexta')
    await person.keyboard('{Control>}z{/Control}')
    expect(beta.value).toBe('Beta')
    await waitFor(() => expect(beta.selectionStart).toBe(2))
  })
})
