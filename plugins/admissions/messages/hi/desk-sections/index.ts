import type english from '../../en/desk-sections/index.ts'
import { meritTrace } from '../merit-trace.ts'
import { admissionFees } from './admission-fees.ts'
import { admissionPayments } from './admission-payments.ts'
import { admissionSessions } from './admission-sessions.ts'
import { counter } from './counter.ts'
import { meritLists } from './merit-lists.ts'
import { paperApplication } from './paper-application.ts'
import { scrutiny } from './scrutiny.ts'

export default {
  admissionFees,
  admissionPayments,
  admissionSessions,
  paperApplication,
  counter,
  meritLists,
  meritTrace,
  scrutiny,
} satisfies typeof english
