import { drawings } from '@prangan/college/drawings'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ContentPickersContext } from '../../../../lib/content-pickers.ts'
import { openScreen, press, says } from '../../../../testing/screen.tsx'
import { fakeServer, openEditor } from '../testing/draft-editor.ts'
import { PartConflict } from './part-conflict.tsx'

const noPicker = () => null
const pickers = {
  PicturePicker: noPicker,
  DocumentPicker: noPicker,
  ShownPicture: ({ value }: { value: string }) => <img alt={value} />,
}
const lines = () =>
  [...document.querySelectorAll('.whitespace-pre-line')].map(({ textContent }) => textContent)

it('A clerk who moved blocks, as a colleague did, sees both orders by the texts of the blocks', async () => {
  const editor = openEditor(fakeServer())
  const conflict = { name: 'order', mine: ['b', 'a'], theirs: ['a', 'b'] }
  openScreen(<PartConflict conflict={conflict} store={editor} />)
  await says('Somebody else has changed ‘Order of the blocks’ too. Which version do you want to keep?')
  expect(lines()).toEqual(['Text: Beta\nText: Alpha', 'Text: Alpha\nText: Beta'])
})

const [[name, drawing] = ['', { label: { en: '' } }]] = Object.entries(drawings)

it('A clerk sees the own picture and that of a colleague, and chooses one', async () => {
  const store = { ...openEditor(fakeServer()), choose: vi.fn<ReturnType<typeof openEditor>['choose']>() }
  const conflict = { name: 'head', field: 'picture', mine: 'media:hall', theirs: `art:${name}` } as const
  const person = openScreen(
    <ContentPickersContext value={pickers}>
      <PartConflict conflict={conflict} store={store} />
    </ContentPickersContext>,
  )
  await says('Somebody else has changed ‘Picture’ too. Which version do you want to keep?')
  await screen.findByAltText('media:hall')
  await says(drawing.label.en)
  await press(person, 'Use theirs')
  expect(store.choose).toHaveBeenCalledWith(conflict, 'theirs')
})
