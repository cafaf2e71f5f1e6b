import { describe, expect, test } from 'vitest'
import { insertLink, toggleBold } from './text-commands.ts'

function inputOf(marked: string): HTMLTextAreaElement {
  const box = document.createElement('textarea')
  document.body.append(box)
  box.value = marked.replaceAll(/[<>]/g, '')
  box.setSelectionRange(marked.indexOf('<'), marked.indexOf('>') - 1)
  return box
}

describe('Somebody who makes selected words a link', () => {
  test.each([
    ['See <the rules>.', 'See [the rules](page:rules).'],
    ['See **<the rules>**.', 'See [**the rules**](page:rules).'],
    ['**See <the rules> now**', '**See **[**the rules**](page:rules)** now**'],
    ['**See** <the rules> **now**', '**See** [the rules](page:rules) **now**'],
  ])('in %s keeps what is bold', (before, after) => {
    const box = inputOf(before)
    insertLink(box, 'page:rules', 'Rules')
    expect(box.value).toBe(after)
  })
})

test('Bold twice is plain again', () => {
  const box = inputOf('Paid <in July>')
  toggleBold(box)
  expect(box.value).toBe('Paid **in July**')
  toggleBold(box)
  expect(box.value).toBe('Paid in July')
})
