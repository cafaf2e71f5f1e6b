import { grievance } from './journeys/grievance.ts'

export const journeys = [grievance]
