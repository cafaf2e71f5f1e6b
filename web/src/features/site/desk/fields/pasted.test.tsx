import { describe, expect, test } from 'vitest'
import { readPasted } from './pasted.ts'

const plain = (text: string) => readPasted({ html: '', text })

describe('Somebody who pastes from Excel', () => {
  test('gets a cell with a line break or quotes as one cell', () => {
    expect(plain('Room\tSeats\r\n"Triple\n(new block)"\t3\r\n"The ""old"" one"\t2\r\n')).toEqual({
      rows: [
        ['Room', 'Seats'],
        ['Triple (new block)', '3'],
        ['The "old" one', '2'],
      ],
    })
    expect(plain('"Triple\n(new block)"')).toEqual({ rows: [['Triple (new block)']] })
  })

  test('gets words on lines of their own apart, from its formatted cells too', () => {
    const html = '<table><tr><td>Triple<br>(new block)</td><td><p>One</p><p>Two</p></td></tr></table>'
    expect(readPasted({ html, text: '' })).toEqual({ rows: [['Triple (new block)', 'One Two']] })
  })
})

test('Quotes of prose stay', () => {
  expect(plain('"Yes."\n"No," she said.')).toEqual({ lines: ['"Yes."', '"No," she said.'] })
})
