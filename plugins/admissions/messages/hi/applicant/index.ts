import type english from '../../en/applicant/index.ts'
import { meritTrace } from '../merit-trace.ts'
import { payment } from '../payment.ts'
import { access } from './access.ts'
import { corrections } from './corrections.ts'
import { fees } from './fees.ts'
import { lists } from './lists.ts'
import { own } from './own.ts'
import { seatMatrix } from './seat-matrix.ts'
import { states } from './states.ts'

export default {
  access,
  corrections,
  fees,
  lists,
  meritTrace,
  own,
  payment,
  seatMatrix,
  states,
} satisfies typeof english
