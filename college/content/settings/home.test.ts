import { describe, expect, test } from 'vitest'
import { courses } from './courses.ts'
import { quickLinks } from './footer.ts'
import { about } from './home.ts'
import { menus } from './menus.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'

/** Copied from the specification, independent of the page's content. */
const panel = {
  Students: {
    Registration: '/registration',
    'University Calendar': 'https://university.test/calendar',
    'Feedback Form': '/feedback',
    'Grievance Redressal': 'https://university.test/grievance',
    'Creative Corner': '/c_corner',
    Syllabus: '/syllabus',
    'Time Table': '/timetable',
    'BA Course Code': '/documents/ba-course-code.pdf',
    'Orientation PPT': '/documents/orientation.pdf',
  },
  Admission: { 'Admission Procedure': '/admission-procedure', Prospectus: '/documents/prospectus.pdf' },
  Login: { 'Student Login': '/student/login', 'Teacher Login': '/login', 'Admin Login': '/login' },
} as const

describe('the home page of the specification', () => {
  test('has a service panel of three tabs with these links', () => {
    const tabs = services.map(({ text, links }) => [
      text.en,
      Object.fromEntries(links.map((link) => [link.text.en, link.href])),
    ])
    expect(Object.fromEntries(tabs)).toEqual(panel)
  })

  test('has these courses', () => {
    expect(Object.fromEntries(courses.map(({ name, href }) => [name.en, href]))).toEqual({
      'Bachelor of Arts': '/ba',
      'Master of Arts': '/ma',
      'Bachelor of Science': '/bsc',
      'Bachelor of Commerce': '/bcom',
      'Bachelor of Computer Application': '/bca',
      'Master of Science': '/msc',
    })
  })

  test('tells of the college in the words that it gave', () => {
    const text = about.paragraphs.map(({ en }) => en).join(' ')
    for (const sentence of [
      'The college was established in 1970 and is run by a trust.',
      'Mathematics and Biology were added within a year.',
      'M.A. in Political Science and History was introduced in 2006.',
    ])
      expect(text).toContain(sentence)
  })

  test('has the ticker lead to the important notice where there are no notices', () => {
    expect(settings.find(({ kind }) => kind === 'ticker')).toMatchObject({
      text: { en: 'Important Notice Regarding Admissions' },
      href: '/important-notice',
    })
  })
})

test('A visitor finds all notices in the menu, and how to get new ones in the footer', () => {
  expect(menus.find(({ text }) => text.en === 'Notices')?.href).toBe('/notices')
  expect(quickLinks.map(({ href }) => href)).toContain('/subscribe')
})
