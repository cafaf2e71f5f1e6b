import { allLanguages, type Language, pathIn } from '@prangan/contract/languages'
import type { NoticeView } from '@prangan/contract/notice-view'
import { expect, test } from 'vitest'
import { createRenderer, seedDataIn } from '../../entry.server.tsx'

const path = '/notices/a/workshop'
const workshop: NoticeView = {
  ...{ id: 'a', title: 'Workshop', type: 'Events', link: '', createdAt: '2126-11-04T06:00:00Z' },
  ...{ path, category: 'event', picture: '/api/notice-pictures/a/en.jpg', body: [], corrections: [] },
}

async function pageOf(notice: NoticeView, language: Language = 'en'): Promise<string> {
  const data = {
    ...seedDataIn(language),
    notice: async () => ({ status: 'ready', value: { notice } }) as const,
  }
  return (await createRenderer()(`https://college.test${pathIn(language, path)}`, data)).render()
}

const validity: Readonly<Record<string, string>> = {
  en: 'Valid until 30 November 2126',
  hi: '30 नवंबर 2126 तक मान्य',
  mr: '30 नोव्हेंबर 2126 पर्यंत वैध',
}

test.each(allLanguages)('A notice says until when it is valid, as people say it (%s)', async (language) => {
  const html = await pageOf({ ...workshop, publishUntil: '2126-11-30T18:30:00Z' }, language)
  expect(html).toContain(`>${validity[language]}<`)
})

test('An event of several days names them, to search engines too', async () => {
  const html = await pageOf({ ...workshop, eventDate: '2126-12-11', eventEndDate: '2126-12-12' })
  expect(html).toContain('11–12 December 2126')
  expect(html).toMatch(/"startDate":"2126-12-11".*"endDate":"2126-12-12"/)
})
