import { expect, it } from 'vitest'
import { states as english } from '../../../messages/en/applicant/states.ts'
import { statuses as englishDesk } from '../../../messages/en/applications.ts'
import { states as hindi } from '../../../messages/hi/applicant/states.ts'
import { statuses as hindiDesk } from '../../../messages/hi/applications.ts'
import { states as marathi } from '../../../messages/mr/applicant/states.ts'
import { statuses as marathiDesk } from '../../../messages/mr/applications.ts'

// The office asked the question, and the applicant has it.
type Status = Exclude<keyof typeof englishDesk, 'queried'>

it.each([
  ['English', english, englishDesk],
  ['Hindi', hindi, hindiDesk],
  ['Marathi', marathi, marathiDesk],
])('An applicant and the office read the same name of a status in %s', (_, states, desk) => {
  const { queried: _asked, ...statuses } = desk
  for (const status of Object.keys(statuses) as Status[])
    expect([states.all[status].name, states.decisions[status]]).toEqual([desk[status], desk[status]])
})
