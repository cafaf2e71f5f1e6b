import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PeopleList } from './people-pages.tsx'

const alumnus = (id: string, name: string) => ({
  id,
  data: { name, photo: '', degree: 'B.A.', yearOfPassing: '2010', designation: '', workingAddress: '' },
})
const draw = (path: string, rows: Parameters<typeof PeopleList>[0]['rows']) =>
  renderToString(<PeopleList path={path} rows={rows} />)

test('A name full of HTML ends nothing that stands around the list', () => {
  const html = draw('/alumni-gallery', [alumnus('a', '</noscript><script>alert(1)</script>')])
  expect(html).toContain('&lt;/noscript&gt;')
  expect(html).not.toMatch(/<\/noscript|<script/)
})

test('A list without anybody says so, and one that could not be read says that', () => {
  expect(draw('/arts/viewfaculty', [])).toContain('No faculty found')
  expect(draw('/arts/viewfaculty', null)).toContain('Something went wrong!')
  expect(draw('/alumni-gallery', [])).toContain('No verified alumni found')
  expect(draw('/alumni-gallery', null)).toContain('Error: Failed to fetch alumni')
})
