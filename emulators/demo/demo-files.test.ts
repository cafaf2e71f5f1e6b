import { demoNotices } from '@prangan/college/demo/notices'
import { demoTeachers } from '@prangan/college/demo/teachers'
import { limits } from '@prangan/contract/limits'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoAlumni } from './alumni.ts'
import { makeNoticePdf } from './notice-pdf.ts'
import { makePortrait } from './portrait/portrait.ts'
import { makeResumePdf } from './resume-pdf.ts'
import type { DemoNotice } from './types.ts'

const withCircular = demoNotices.filter((notice) => notice.circular)

async function makeCircular({
  circular,
  publishedAt,
}: Pick<DemoNotice, 'circular' | 'publishedAt'>): Promise<Buffer> {
  if (!circular) throw new Error('a notice without a circular')
  const bytes = await makeNoticePdf(circular, publishedAt)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(bytes.toString('latin1')).toContain('/Marked true')
  expect(bytes.length).toBeLessThan(limits.file.notice)
  return bytes
}

describe('a notice of the demo', () => {
  it('has a one-page PDF, of the same bytes each time', async () => {
    const notice = {
      publishedAt: '2026-11-02T11:00:00+05:30',
      circular: {
        fileName: 'holiday',
        number: 1,
        office: 'principal',
        subjectHi: 'अवकाश की सूचना',
        subject: 'Notice of a holiday',
        bodyHi: ['महाविद्यालय सोमवार को बंद रहेगा।'],
        body: ['The college is closed on Monday.'],
        table: [['Day', 'Monday']],
      },
    } as const
    const [first, second] = await Promise.all([makeCircular(notice), makeCircular(notice)])
    expect(first.equals(second)).toBe(true)
  })

  it.each(withCircular)('has a one-page PDF: "$title"', { tags: ['slow'] }, async (notice) => {
    await makeCircular(notice)
  })
})

describe('a teacher of the demo', () => {
  it('has a resume as a PDF', async () => {
    const [teacher] = demoTeachers.filter(({ hasResume }) => hasResume)
    if (!teacher) throw new Error('nobody has a resume')
    const resume = await makeResumePdf(teacher)
    expect(resume.subarray(0, 5).toString()).toBe('%PDF-')
    expect(resume.length).toBeLessThan(limits.file.resume)
  })
})

describe('an alumnus of the demo', () => {
  it('has a portrait of 480 by 600 pixels, the same each time', async () => {
    for (const { look } of demoAlumni.slice(0, 3)) {
      const portrait = await makePortrait(look)
      const { format, width, height } = await sharp(portrait).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 600 })
      expect(portrait.equals(await makePortrait(look))).toBe(true)
      expect(portrait.length).toBeLessThan(30_000)
    }
  })
})
