import { loadApplicantMessages } from '../messages/applicant.ts'
import { loadDeskMessages } from '../messages/desk.ts'
import { loadErrorMessages } from '../messages/errors.ts'
import { loadMessages } from '../messages/index.ts'
import { loadStepsMessages } from '../messages/steps.ts'

// Tests use the main language unless they render in another one.
await Promise.all([
  loadMessages('en'),
  loadErrorMessages('en'),
  loadDeskMessages('en'),
  loadApplicantMessages('en'),
  loadStepsMessages('en'),
])
