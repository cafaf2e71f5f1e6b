import { college } from '@prangan/college/config'
import { expect, it } from 'vitest'
import { RequestInquiryCodeInputSchema } from './inquiry-forms.ts'

it('Somebody may type the number of an inquiry with spaces', () => {
  const code = college.shortCode
  const asked = { number: `${code.toLowerCase()} g 2026 v7pyh3u`, contact: 'kiran@example.com' }
  expect(RequestInquiryCodeInputSchema.parse(asked).number).toBe(`${code}-G-2026-V7PYH3U`)
})
