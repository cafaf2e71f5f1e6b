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

const figures = (value: string) => ({
  id: 'figures',
  kind: 'figures' as const,
  figures: [
    { key: 'form', label: { en: 'Price of the form' }, value: { en: '₹450' } },
    { key: 'late', label: { en: 'Late fee' }, value: { en: value } },
  ],
})

it('A clerk sees only the row of a table that differs, who changed it and when', async () => {
  const conflict = {
    ...{ name: 'figures', mine: figures('₹100'), theirs: figures('₹120') },
    by: { uid: 'ravi', name: 'Ravi Mishra', at: new Date('2026-03-02T05:12:00Z') },
  }
  openScreen(<PartConflict conflict={conflict as never} store={openEditor(fakeServer())} />)
  await says('Ravi Mishra changed this too, at 2 Mar 2026, 10:42 am. Which version do you want to keep?')
  await says('late · Late fee · ₹100')
  await says('Only the lines that differ are shown.')
  expect(document.body.textContent).toContain('120')
  expect(document.body.textContent).not.toContain('Price of the form')
})

it('A clerk is not told of somebody else who has changed it in another window', async () => {
  const conflict = {
    ...{ name: 'figures', mine: figures('₹100'), theirs: figures('₹120') },
    by: { uid: 'asha', name: 'Asha Verma', at: new Date('2026-03-02T05:12:00Z') },
  }
  openScreen(<PartConflict conflict={conflict as never} store={openEditor(fakeServer())} />)
  await says(/^You changed this in another window too, at 2 Mar 2026, 10:42 am\./)
  await says('Use the other one')
})
