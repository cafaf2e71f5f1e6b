import { expect, it } from 'vitest'
import { ExperienceInputSchema } from './records.ts'

it.each(['Present', ' present', 'वर्तमान'])('A post goes on, typed as %s', (_to) => {
  const typed = { designation: 'Professor', organization: 'The college', _from: 'जुलाई 2019', _to }
  expect(ExperienceInputSchema.parse(typed)).toMatchObject({ _from: '2019-07', _to: 'Present' })
})
