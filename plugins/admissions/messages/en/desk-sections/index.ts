import { meritTrace } from '../merit-trace.ts'
import { admissionFees } from './admission-fees.ts'
import { admissionPayments } from './admission-payments.ts'
import { admissionSessions } from './admission-sessions.ts'
import { applications } from './applications.ts'
import { counter } from './counter.ts'
import { meritLists } from './merit-lists.ts'
import { overview } from './overview.ts'
import { paperApplication } from './paper-application.ts'
import { scrutiny } from './scrutiny.ts'

export default {
  admissionFees,
  admissionPayments,
  admissionSessions,
  applications,
  paperApplication,
  counter,
  meritLists,
  meritTrace,
  overview,
  scrutiny,
}
