import { sweepHostelRequests } from './requests.ts'

export const sweeps = { hostelRequests: sweepHostelRequests }
